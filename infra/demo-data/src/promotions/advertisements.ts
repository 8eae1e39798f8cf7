import { moduleOf } from '../modules.ts';
import { coverOf, logoOf } from '../stores/stores.ts';
import type { DemoStore } from '../stores/stores.ts';
import { inBothLanguages, readTable } from '../read-table.ts';
import { daysFrom } from './days.ts';

/** Highlights for you (PRO-3 to PRO-6), of both types. */
export const advertisementRows = (stores: readonly DemoStore[], now: Date) =>
  readTable('promotions/advertisements', ['store', 'video', ...inBothLanguages('title', 'description')]).map(
    (row, index) => {
      const store = stores.find(({ slug }) => slug === row.text('store'));
      if (!store)
        throw row.error(
          'store',
          `no store has the name ${row.text('store')}. Use a slug of infra/demo-data/data/stores/stores.csv.`,
        );
      const video = row.optional('video');
      return {
        id: index + 1,
        module_id: moduleOf(store.module).id,
        store_id: store.id,
        add_type: video ? 'video_promotion' : 'store_promotion',
        title: row.words('title'),
        description: row.words('description'),
        cover: coverOf(store),
        profile: logoOf(store),
        video: video ? `video/${video}.webm` : null,
        is_rating_active: true,
        is_review_active: index % 3 !== 2,
        position: index,
        starts_at: daysFrom(now, -4),
        ends_at: daysFrom(now, 60),
      };
    },
  );
