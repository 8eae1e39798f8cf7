import { EmptyState, PackageSearch } from '@souk/ui';
import { useText } from './texts/texts.ts';

/** The same answer for a wrong contact, for another customer's order and for none (ORD-14, AMB-5). */
export function OrderNotFound({ text }: { text: string }) {
  const t = useText();
  return (
    <div role="status">
      <EmptyState icon={<PackageSearch size={40} strokeWidth={1.6} />} title={t('notFound')} text={text} />
    </div>
  );
}
