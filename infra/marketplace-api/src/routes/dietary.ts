import { DIETS, type Diet } from '@souk/contracts';
import { dietaryCalls } from '@souk/contracts/api';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { textIn, type LocalizedText } from '../entities/localized-text.ts';
import type { Route } from '../http/route.ts';
import { requireModule } from '../http/request-context.ts';
import { row, rows } from '../sql.ts';

/** More than the law requires to declare. */
const MAX_ALLERGENS = 50;

const isOfDiet = {
  veg: sql`i.veg`,
  non_veg: sql`not i.veg`,
  halal: sql`i.halal_tag and i.halal`,
  organic: sql`i.organic`,
};

/** The diets and allergens by which a module's items can be filtered (SRC-14). */
export function dietaryRoutes(route: Route, { pool }: Context): void {
  route(dietaryCalls.dietaryFacts, async ({ requestContext }) => {
    const moduleId = requireModule(requestContext);
    const [diets, allergens] = await Promise.all([
      row(
        pool,
        sql<Record<Diet, boolean>>`select ${sql.join(
          DIETS.map(
            (diet) => sql`exists (select 1 from marketplace.items i
              where i.module_id = ${moduleId} and i.active and ${isOfDiet[diet]}) as ${sql.ref(diet)}`,
          ),
        )}`,
      ),
      rows(
        pool,
        sql<{ key: string; name: LocalizedText }>`select key, name from marketplace.allergens
          where module_id = ${moduleId} order by key limit ${MAX_ALLERGENS}`,
      ),
    ]);
    return {
      diets: DIETS.filter((diet) => diets?.[diet]),
      allergens: allergens.map(({ key, name }) => ({ key, name: textIn(requestContext.language, name) })),
    };
  });
}
