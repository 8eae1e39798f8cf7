import type { ParcelCategory } from '@souk/contracts';
import { MediaPicture } from '@souk/storefront';
import { CheckoutCard } from '@souk/storefront/orders';
import { Package, SelectField, tokens } from '@souk/ui';
import styled from 'styled-components';
import { useText } from '../texts/texts.ts';
import type { ParcelForm } from './use-parcel-form.ts';

const { color, radius, space } = tokens;

const Chosen = styled.div`
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr);
  align-items: center;
  gap: ${space[4]};
`;
const Sign = styled.div`
  display: grid;
  place-items: center;
  overflow: hidden;
  aspect-ratio: 1;
  border-radius: ${radius.m};
  background: ${color.accentSoft};
  color: ${color.accentStrong};

  > * {
    inline-size: 100%;
  }
  > svg {
    inline-size: 36px;
  }
`;

interface Props {
  form: ParcelForm;
  categories: readonly ParcelCategory[];
  onChoose(category: string): void;
}

/** What is sent: chosen on the home, and changed here (PCL-3, PCL-4). */
export function CategoryPart({ form, categories, onChoose }: Props) {
  const t = useText();
  const { category } = form.values;
  const chosen = categories.find(({ id }) => String(id) === category);
  return (
    <CheckoutCard title={t('delivery.category')}>
      <Chosen>
        <Sign>
          {chosen ? (
            <MediaPicture src={chosen.image_full_url} alt="" sizes="88px" ratio={1} />
          ) : (
            <Package size={36} aria-hidden />
          )}
        </Sign>
        <SelectField
          label={t('delivery.kind')}
          name="category"
          value={chosen ? category : ''}
          required
          hint={chosen?.description}
          error={form.touched.category ? form.errors.category : undefined}
          onChange={({ target }) => onChoose(target.value)}
        >
          {!chosen && (
            <option value="" disabled>
              {t('delivery.choose')}
            </option>
          )}
          {categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </Chosen>
    </CheckoutCard>
  );
}
