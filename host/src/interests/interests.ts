import { ApiError, saveInterest } from '@souk/api-client';
import { isIdsByModule, localStore, readStored, STORAGE_KEYS } from '@souk/contracts';
import type { InterestServices, InterestsByModule, Readable, SessionState } from '@souk/contracts';
import { bus } from '@souk/event-bus';
import { createStore } from '../state/store.ts';

export interface Interests {
  services: InterestServices;
  /** Whether the visitor still has to be asked in a module; no while that is not known. */
  isUndecided(moduleId: number): boolean;
}

interface InterestsOptions {
  session: Readable<SessionState>;
  showError(error: ApiError): void;
}

const readGuests = (): InterestsByModule =>
  readStored(localStore, STORAGE_KEYS.interests, isIdsByModule) ?? {};

/** What the visitor is interested in: a guest's in this browser, a customer's in the account (MOD-9). */
export function createInterests({ session, showError }: InterestsOptions): Interests {
  const byModule = createStore<InterestsByModule | null>(null, 'interests');
  let isSettled = false;

  const ofCustomer = ({ customer }: SessionState): InterestsByModule | null =>
    customer &&
    Object.fromEntries(customer.interests.map(({ module_id, category_ids }) => [module_id, category_ids]));

  /** What was chosen before the sign-in goes to the account, where that has no choice of its own. */
  const settleGuests = async (account: InterestsByModule) => {
    const open = Object.entries(readGuests()).filter(([id]) => account[Number(id)] === undefined);
    localStore.remove(STORAGE_KEYS.interests);
    byModule.set({ ...account, ...Object.fromEntries(open) });
    for (const [id, ids] of open)
      // A category may be gone since; the page asks again another time.
      await saveInterest({ module_id: Number(id), category_ids: [...ids] }).catch(() => undefined);
  };

  const follow = () => {
    const state = session.get();
    if (state.status === 'guest') {
      isSettled = false;
      return byModule.set(readGuests());
    }
    const account = ofCustomer(state);
    if (isSettled) return;
    if (account === null) return byModule.set(null);
    isSettled = true;
    void settleGuests(account);
  };
  follow();
  session.subscribe(follow);
  // The choice ends with the session: the next user of this browser may be another person.
  bus.on('session:changed', ({ status }) => {
    if (status !== 'guest') return;
    localStore.remove(STORAGE_KEYS.interests);
    byModule.set({});
  });

  return {
    isUndecided: (moduleId) => {
      const known = byModule.get();
      return known !== null && known[moduleId] === undefined;
    },
    services: {
      byModule,
      async save(moduleId, categoryIds) {
        if (session.get().status === 'customer') {
          try {
            await saveInterest({ module_id: moduleId, category_ids: [...categoryIds] });
          } catch (error) {
            if (error instanceof ApiError) showError(error);
            throw error;
          }
        }
        const next = { ...byModule.get(), [moduleId]: [...categoryIds] };
        byModule.set(next);
        if (session.get().status === 'guest') localStore.set(STORAGE_KEYS.interests, JSON.stringify(next));
      },
    },
  };
}
