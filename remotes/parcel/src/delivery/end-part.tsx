import { PhoneField } from '@souk/phone';
import { CheckoutCard } from '@souk/storefront/orders';
import { media, TextField, tokens } from '@souk/ui';
import styled from 'styled-components';
import { useText } from '../texts/texts.ts';
import type { EndName, EndValues } from './parcel-values.ts';
import { SpotField } from './spot-field.tsx';
import type { ParcelForm } from './use-parcel-form.ts';

const Door = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};

  ${media.from600} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${media.from999} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

interface Props {
  end: EndName;
  form: ParcelForm;
  pickable: boolean;
}

/** Who hands the parcel over, or takes it, and where (PCL-4). */
export function EndPart({ end, form, pickable }: Props) {
  const t = useText();
  const values = form.values[end];
  const problem = (name: keyof EndValues) => {
    const { touched, error } = form.getFieldMeta(`${end}.${name}`);
    return touched ? error : undefined;
  };
  const field = (name: Exclude<keyof EndValues, 'spot' | 'country'>) => ({
    ...form.getFieldProps(`${end}.${name}`),
    error: problem(name),
  });
  const optional = (label: string) => t('delivery.optional', { label });
  /** Two people on one page: browsers keep them apart. */
  const fills = (what: string) => `section-${end} ${what}`;
  return (
    <CheckoutCard title={t(`delivery.${end}`)}>
      <SpotField
        end={end}
        spot={values.spot}
        error={problem('spot')}
        onPick={(spot) => void form.setFieldValue(`${end}.spot`, spot)}
      />
      <TextField label={t('delivery.name')} autoComplete={fills('name')} required {...field('name')} />
      <PhoneField
        values={values}
        names={{ country: `${end}.country`, phone: `${end}.phone` }}
        fills={fills}
        error={problem('phone')}
        pickable={pickable}
        onChange={form.handleChange}
        onBlur={form.handleBlur}
      />
      <TextField
        label={optional(t('delivery.email'))}
        type="email"
        autoComplete={fills('email')}
        {...field('email')}
      />
      <Door>
        <TextField label={optional(t('delivery.house'))} {...field('house')} />
        <TextField label={optional(t('delivery.floor'))} {...field('floor')} />
        <TextField label={optional(t('delivery.road'))} {...field('road')} />
      </Door>
    </CheckoutCard>
  );
}
