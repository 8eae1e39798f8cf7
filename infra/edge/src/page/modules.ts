import type { MarketplaceModule } from '@souk/contracts/api';
import type { AnswerCache } from './answer-cache.ts';

/** The data of a module that the marketplace provides. */
export type KnownModule = Pick<MarketplaceModule, 'id' | 'module_type'> &
  Partial<Pick<MarketplaceModule, 'module_name' | 'description' | 'thumbnail_full_url' | 'zones'>>;

/** Finds a module by its id, in a language; null if it is unknown, or the response is late. */
export type FindModule = (id: number, language: string) => Promise<KnownModule | null>;

/** Where the marketplace lists its modules. */
const MODULES = '/api/v1/module';
const TEXTS = ['module_name', 'description', 'thumbnail_full_url'] as const;

/** The modules of the marketplace in a language; none if the response is late. */
export async function modulesIn(answerOf: AnswerCache, language: string): Promise<KnownModule[]> {
  const answer = await answerOf(MODULES, language);
  return Array.isArray(answer) ? (answer as unknown[]).filter(isModule) : [];
}

/** A link into a module thereby preloads the right remote, and says what it leads to. */
export function createFindModule(answerOf: AnswerCache): FindModule {
  return async (id, language) =>
    (await modulesIn(answerOf, language)).find((module) => module.id === id) ?? null;
}

function isModule(value: unknown): value is KnownModule {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Record<string, unknown>;
  return (
    typeof fields.id === 'number' &&
    typeof fields.module_type === 'string' &&
    TEXTS.every((name) => fields[name] === undefined || typeof fields[name] === 'string') &&
    (fields.zones === undefined || (Array.isArray(fields.zones) && fields.zones.every(Number.isInteger)))
  );
}
