import { conversationPath } from '@souk/contracts';
import type { Tracking } from '@souk/contracts';
import { useFormats } from '@souk/remote-kit';
import { MediaPicture } from '@souk/storefront';
import { Bike, buttonStyle, MessageCircle, Phone, Rating, tokens } from '@souk/ui';
import type { ButtonStyleProps } from '@souk/ui';
import styled from 'styled-components';
import { ActionLink } from './action-link.ts';
import { isUnderWay } from './follow-order.ts';
import { useText } from './texts/texts.ts';

const { color, space } = tokens;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[4]};
`;
const Portrait = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  overflow: hidden;
  inline-size: 56px;
  block-size: 56px;
  border-radius: ${tokens.radius.round};
  background: ${color.sunken};
  color: ${color.inkSoft};
`;
const Name = styled.p`
  font: ${tokens.type.bodyStrong};
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;
const CallLink = styled.a<ButtonStyleProps>`
  ${buttonStyle}
`;
/** Who brings the order; called while it is under way, written to afterwards too (ORD-16, CHT-6). */
export function RiderCard({ order }: { order: Tracking }) {
  const t = useText();
  const { rating } = useFormats();
  const { delivery_man: rider } = order;
  if (!rider) return null;
  const name = `${rider.f_name} ${rider.l_name}`.trim();
  return (
    <>
      <Row>
        <Portrait>
          {rider.image_full_url ? (
            <MediaPicture src={rider.image_full_url} alt="" ratio={1} sizes="56px" />
          ) : (
            <Bike size={24} aria-hidden />
          )}
        </Portrait>
        <div>
          <Name>{name}</Name>
          {rider.avg_rating > 0 && (
            <Rating
              value={rating(rider.avg_rating)}
              text={t('order.rating', { rating: rating(rider.avg_rating) })}
            />
          )}
        </div>
      </Row>
      <Actions>
        {isUnderWay(order) && rider.phone && (
          <CallLink href={`tel:${rider.phone}`} $variant="secondary">
            <Phone size={18} aria-hidden />
            {t('order.call', { name: rider.f_name })}
          </CallLink>
        )}
        <ActionLink
          to={conversationPath({ type: 'delivery_man', id: rider.id }, order.id)}
          $variant="secondary"
        >
          <MessageCircle size={18} aria-hidden />
          {t('order.message', { name: rider.f_name })}
        </ActionLink>
      </Actions>
    </>
  );
}
