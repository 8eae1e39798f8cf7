import type { OfflineMethod, PlaceOrderBody } from '@souk/contracts/api';
import { sql } from 'kysely';
import { flag } from '../entities/flag.ts';
import { textIn, type LocalizedText } from '../entities/localized-text.ts';
import { invalid } from '../http/problem.ts';
import { jsonb, row, rows, type Queryable } from '../sql.ts';
import type { Language } from '../texts/translate.ts';

interface OfflineMethodRow {
  id: number;
  name: LocalizedText;
  instructions: { name: LocalizedText; value: string }[];
  inputs: { name: string; label: LocalizedText; placeholder: LocalizedText; required: boolean }[];
}

/** Payment methods that an operator confirms, in the customer's language (CHK-8). */
export async function offlineMethods(db: Queryable, language: Language): Promise<OfflineMethod[]> {
  const found = await rows<OfflineMethodRow>(
    db,
    sql`select * from marketplace.offline_methods where active order by position, id`,
  );
  return found.map(({ id, name, instructions, inputs }) => ({
    id,
    method_name: textIn(language, name),
    instructions: instructions.map((each) => ({ name: textIn(language, each.name), value: each.value })),
    inputs: inputs.map((input) => ({
      name: input.name,
      label: textIn(language, input.label),
      placeholder: textIn(language, input.placeholder),
      required: flag(input.required),
    })),
  }));
}

/** The values of a method's fields; unknown fields are ignored. @throws Problem naming a missing field. */
export async function offlineAnswers(
  db: Queryable,
  { offline_method_id, offline_answers = {} }: Pick<PlaceOrderBody, 'offline_method_id' | 'offline_answers'>,
  language: Language,
): Promise<{ methodId: number; answers: Record<string, string> }> {
  const method = offline_method_id
    ? await row<OfflineMethodRow>(
        db,
        sql`select * from marketplace.offline_methods where id = ${offline_method_id} and active`,
      )
    : null;
  if (!method) throw invalid('offline_method_id', 'order.offline_method');
  const answers = method.inputs.flatMap(({ name, label, required }) => {
    const answer = Object.hasOwn(offline_answers, name) ? offline_answers[name]?.trim() : '';
    if (!answer && required) throw invalid(name, 'invalid.missing', { field: textIn(language, label) });
    return answer ? [[name, answer] as const] : [];
  });
  return { methodId: method.id, answers: Object.fromEntries(answers) };
}

/** Stores the details of an offline payment for an operator to check; changed details are checked again (CHK-15). */
export async function saveOfflinePayment(
  db: Queryable,
  orderId: number,
  { methodId, answers }: { methodId: number; answers: Record<string, string> },
  now: Date,
): Promise<void> {
  await rows(
    db,
    sql<object>`
      insert into marketplace.offline_payments (order_id, method_id, answers, updated_at)
      values (${orderId}, ${methodId}, ${jsonb(answers)}, ${now})
      on conflict (order_id) do update set method_id = excluded.method_id, answers = excluded.answers,
        status = 'pending', note = '', updated_at = excluded.updated_at`,
  );
}
