import { PhoneField } from '@souk/phone';
import { CheckoutCard } from '@souk/storefront/orders';
import { TextField } from '@souk/ui';
import { useText } from '../texts/texts.ts';
import { MorePart } from './more-part.tsx';
import type { EndName, EndValues } from './parcel-values.ts';
import { SpotField } from './spot-field.tsx';
import type { ParcelForm } from './use-parcel-form.ts';

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
      <MorePart values={values} field={field} fills={fills} />
    </CheckoutCard>
  );
}
