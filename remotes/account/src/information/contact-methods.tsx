import { useConfig } from '@souk/api-client';
import { Mail, MapPin, Phone, tokens } from '@souk/ui';
import styled from 'styled-components';
import { useText } from './texts/texts.ts';

const { color, space, type } = tokens;

const Section = styled.section`
  display: grid;
  gap: ${space[3]};

  > h2 {
    font: ${type.title};
  }
`;
const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  gap: ${space[3]};
`;
const Method = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[1]} ${space[3]};
  align-content: center;
  align-items: center;
  padding: ${space[4]} ${space[5]};
  border-radius: ${tokens.radius.l};
  background: ${color.surface};
  box-shadow: ${tokens.shadow.s};

  > svg {
    grid-row: span 2;
    color: ${color.accentStrong};
  }
  > a {
    min-block-size: 24px;
    font: ${type.bodyStrong};
    overflow-wrap: anywhere;
  }
  > a:hover {
    text-decoration: underline;
  }
`;
const Label = styled.span`
  font: ${type.caption};
  color: ${color.inkSoft};
`;

/** How the marketplace is reached, as far as its settings say (ENT-3). */
export function ContactMethods() {
  const t = useText();
  const { data: config } = useConfig();
  if (!config) return null;
  const { phone, email, address } = config;
  return (
    <Section aria-labelledby="contact-methods">
      <h2 id="contact-methods">{t('contact')}</h2>
      <List>
        {phone && (
          <Method>
            <Phone size={22} aria-hidden />
            <Label>{t('call')}</Label>
            <a href={`tel:${phone.replaceAll(' ', '')}`}>
              <bdi dir="ltr">{phone}</bdi>
            </a>
          </Method>
        )}
        {email && (
          <Method>
            <Mail size={22} aria-hidden />
            <Label>{t('write')}</Label>
            <a href={`mailto:${email}`}>
              <bdi dir="ltr">{email}</bdi>
            </a>
          </Method>
        )}
        {address && (
          <Method>
            <MapPin size={22} aria-hidden />
            <Label>{t('visit')}</Label>
            <bdi>{address}</bdi>
          </Method>
        )}
      </List>
    </Section>
  );
}
