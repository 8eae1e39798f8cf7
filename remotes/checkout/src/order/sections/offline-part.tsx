import { OfflineFields } from '@souk/storefront/orders';
import { useOrder } from '../order-context.ts';

/** What an offline payment asks for, in the order's form (CHK-8). */
export function OfflinePart() {
  const { values, change, offlineMethods, errors } = useOrder();
  const inputs = offlineMethods.flatMap((method) => method.inputs);
  return (
    <OfflineFields
      methods={offlineMethods}
      methodId={values.offlineMethod}
      answers={values.offlineAnswers}
      errors={Object.fromEntries(inputs.map(({ name }) => [name, errors[`offlineAnswers.${name}`]]))}
      onChange={(offlineMethod, offlineAnswers) => change({ offlineMethod, offlineAnswers })}
    />
  );
}
