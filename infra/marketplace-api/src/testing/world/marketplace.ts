import { INFORMATION_PAGES } from '@souk/contracts';
import { words } from '../insert.ts';
import type { PutRow } from './put-row.ts';

/** Settings, information pages and places of the gazetteer. */
export async function putMarketplace(put: PutRow): Promise<void> {
  await put('settings', { key: 'time_zone', value: 'Asia/Dubai' });
  await put('settings', { key: 'business_name', value: words('Souk', 'سوق') });
  await put('settings', { key: 'free_delivery_over', value: 15_000 });

  for (const name of INFORMATION_PAGES)
    await put('information_pages', {
      slug: name,
      title: words(`The ${name}`),
      description: words(`All about the ${name}`),
      content: words(`<h2>${name}</h2><p>In full</p>`),
    });

  const place = (id: string, name: ReturnType<typeof words>, latitude: number, longitude: number) =>
    put('places', {
      id,
      kind: 'place',
      name,
      address: words('Old Harbour', 'المرفأ القديم'),
      latitude,
      longitude,
    });
  await place('library', words('Harbour Library', 'مكتبة المرفأ'), 0.5, 0.5);
  await place('harbour', words('Harbour', 'المرفأ'), 0.51, 0.5);
  await place('percent', words('100% Cotton', 'قطن'), 0.52, 0.5);
}
