import { isRecord, readStored, sessionStore } from '@souk/contracts';
import type { CheckoutStart, Readable, SessionState } from '@souk/contracts';
import { bus } from '@souk/event-bus';

type Page = CheckoutStart['page'];

/** Who started something; nulls for a guest. */
interface Owner {
  session: number | null;
  /** The customer's id, which stays the same over sessions; null while their details are on their way. */
  customer: number | null;
}

interface PendingCheckout {
  save(start: CheckoutStart): void;
  /** What the visitor started; null where another did. */
  read(page: Page): CheckoutStart | null;
  remove(page: Page): void;
}

export interface OwnerSession {
  scope(): number | null;
  services: { state: Readable<SessionState> };
}

const PAGES: readonly Page[] = ['buy_now', 'campaign', 'parcel'];
const keyOf = (page: Page) => `souk_checkout_${page}`;

const isOwner = (value: unknown): value is Record<string, unknown> & Owner =>
  isRecord(value) && [value.session, value.customer].every((id) => id === null || typeof id === 'number');

function isStart(value: unknown, page: Page): value is CheckoutStart {
  if (!isRecord(value) || value.page !== page) return false;
  if (page === 'parcel') return isRecord(value.parcel);
  const { choice } = value;
  return isRecord(choice) && isRecord(choice.item) && typeof choice.quantity === 'number';
}

/** What a tab holds may be of an older host, or not be ours at all. */
const readPending = (page: Page) =>
  readStored(
    sessionStore,
    keyOf(page),
    (value): value is { owner: Owner; start: CheckoutStart } =>
      isRecord(value) && isOwner(value.owner) && isStart(value.start, page),
  );

/** Whether it is the visitor's; a guest's moves to the account that they sign in to. */
const isOwn = (owner: Owner, visitor: Owner) =>
  owner.session === null ||
  owner.session === visitor.session ||
  (owner.customer !== null && owner.customer === visitor.customer);

/** What is ordered past the cart, by page, as long as the tab lives (POP-8), or until its owner signs out (SES-14). */
export function createPendingCheckout({ scope, services: { state } }: OwnerSession): PendingCheckout {
  const visitor = (): Owner => ({ session: scope(), customer: state.get().customer?.id ?? null });
  const save = (start: CheckoutStart) =>
    sessionStore.set(keyOf(start.page), JSON.stringify({ owner: visitor(), start }));
  const remove = (page: Page) => sessionStore.remove(keyOf(page));

  state.subscribe(() => {
    for (const page of PAGES) {
      const pending = readPending(page);
      if (pending && isOwn(pending.owner, visitor())) save(pending.start);
      // Who is no customer yet may be the owner, whose session expired.
      else if (visitor().customer !== null) remove(page);
    }
  });
  bus.on('session:signed-out', () => PAGES.forEach(remove));

  return {
    save,
    read(page) {
      const pending = readPending(page);
      return pending && isOwn(pending.owner, visitor()) ? pending.start : null;
    },
    remove,
  };
}
