import {
  ApiError,
  addToCart,
  clearCart,
  fetchCart,
  newIdempotencyKey,
  removeCartLine,
  updateCart,
} from '@souk/api-client';
import { priceSoFar } from '@souk/contracts';
import type { CartChoice, CartLine, Readable } from '@souk/contracts';
import { createStore } from '../state/store.ts';
import { applyIntent } from './cart-intent.ts';
import type { CartIntent } from './cart-intent.ts';
import { isSameChoice, modelOf } from './cart-rules.ts';

/** How long to wait for further taps before a quantity is sent, in milliseconds. */
export const QUANTITY_PAUSE_MS = 300;

/** Whose cart, in which module. The guest's id is asked of the server only when something is put in. */
export interface CartOwner {
  moduleId: number;
  /** Undefined for customers, whose token says who they are. */
  guestId?: () => Promise<string>;
  /** The guest's id where there is one already. */
  knownGuestId(): string | null;
  /** The server does not know the guest any more: the next change is a new guest's. */
  forgetGuest(): void;
}

/** The cart's owner left this browser before the server was told. */
export class OwnerGoneError extends Error {
  override name = 'OwnerGoneError';
}

interface Waiting {
  intent: CartIntent;
  done(): void;
  failed(error: unknown): void;
}

/**
 * One cart kept in step with the server. What the customer wants shows at once and is sent in order, one call at a
 * time; while a call is under way, further taps on a line become one.
 */
export class CartSync {
  readonly lines: Readable<readonly CartLine[] | null>;
  readonly #shown = createStore<readonly CartLine[] | null>(null);
  readonly #owner: CartOwner;
  readonly #queue: Waiting[] = [];
  /** The server's last answer. */
  #known: readonly CartLine[] | null = null;
  /** Ids of lines that were shown before the server had made them. */
  readonly #made = new Map<number, number>();
  #nextId = -1;
  #sending: Waiting | null = null;
  #pause: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  /** Grows whenever a change is sent or answered: lines that were asked for before that are out of date. */
  #version = 0;

  constructor(owner: CartOwner) {
    this.#owner = owner;
    this.lines = this.#shown;
  }

  /** Forgets what was not sent; for when the cart's owner has left this browser. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#pause);
    this.#queue.splice(0).forEach(({ failed }) => failed(new OwnerGoneError()));
  }

  /** Asks the server again. Rejects with `ApiError`. */
  async refetch(): Promise<void> {
    const version = this.#version;
    const lines = await this.#asKnownGuest(() => {
      const guest = this.#guest();
      return guest === null ? Promise.resolve([]) : fetchCart(guest, undefined, this.#owner.moduleId);
    });
    if (version === this.#version) this.#take(lines);
  }

  add(choice: CartChoice): Promise<void> {
    return this.#want({ kind: 'add', lineId: this.#nextId--, choice, idempotencyKey: newIdempotencyKey() });
  }

  change(lineId: number, choice: CartChoice): Promise<void> {
    return this.#want({ kind: 'change', lineId, choice });
  }

  /** Replaces what is already wanted for the line, and waits a moment for more of it. */
  setQuantity(lineId: number, quantity: number): Promise<void> {
    return this.#want({ kind: 'quantity', lineId, quantity });
  }

  remove(lineId: number): Promise<void> {
    return this.#want({ kind: 'remove', lineId });
  }

  clear(): Promise<void> {
    return this.#want({ kind: 'clear' });
  }

  #guest(): { guest_id?: string } | null {
    if (!this.#owner.guestId) return {};
    const known = this.#owner.knownGuestId();
    return known === null ? null : { guest_id: known };
  }

  #want(intent: CartIntent): Promise<void> {
    if (this.#closed) return Promise.reject(new OwnerGoneError());
    const wanted = new Promise<void>((done, failed) => {
      const same = this.#queue.findIndex(
        (waiting) =>
          isQuantity(waiting.intent) && isQuantity(intent) && waiting.intent.lineId === intent.lineId,
      );
      // The earlier wish is fulfilled by the later one.
      const [replaced] = same >= 0 ? this.#queue.splice(same, 1) : [];
      this.#queue.push({
        intent,
        done: () => (replaced?.done(), done()),
        failed: (error) => (replaced?.failed(error), failed(error)),
      });
    });
    this.#show();
    clearTimeout(this.#pause);
    this.#pause = undefined;
    if (intent.kind === 'quantity') this.#pause = setTimeout(() => this.#resume(), QUANTITY_PAUSE_MS);
    else void this.#send();
    return wanted;
  }

  /** Sends at once what waits for further taps; for when the page may be about to close. */
  flush(): void {
    if (this.#pause === undefined) return;
    clearTimeout(this.#pause);
    this.#resume();
  }

  #resume(): void {
    this.#pause = undefined;
    void this.#send();
  }

  async #send(): Promise<void> {
    if (this.#sending || this.#closed || this.#pause !== undefined) return;
    const next = this.#queue.shift();
    if (!next) return;
    this.#sending = next;
    this.#version += 1;
    try {
      const lines = await this.#asKnownGuest(() => this.#call(next.intent));
      this.#sending = null;
      this.#version += 1;
      if (next.intent.kind === 'add') this.#remember(next.intent, lines);
      this.#take(lines);
      next.done();
    } catch (error) {
      this.#sending = null;
      this.#version += 1;
      // What the server holds is what counts now; if it cannot be asked, what it said last.
      if (!this.#closed) await this.refetch().catch(() => this.#show());
      next.failed(error);
    }
    void this.#send();
  }

  /** A guest that the server has forgotten, with the cart, is forgotten here too, and the call made once more. */
  async #asKnownGuest<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      if (!this.#owner.guestId || !isUnknownGuest(error)) throw error;
      this.#owner.forgetGuest();
      this.#known = [];
      return call();
    }
  }

  async #call(intent: CartIntent): Promise<readonly CartLine[]> {
    const { moduleId } = this.#owner;
    const guest = this.#owner.guestId ? { guest_id: await this.#owner.guestId() } : {};
    if (this.#closed) throw new OwnerGoneError();
    if (intent.kind === 'clear') {
      await clearCart(guest, moduleId);
      return [];
    }
    if (intent.kind === 'add')
      return addToCart({ ...guest, ...bodyOf(intent.choice) }, intent.idempotencyKey, moduleId);
    const cart_id = this.#made.get(intent.lineId) ?? intent.lineId;
    const line = this.#known?.find(({ id }) => id === cart_id);
    // Gone meanwhile, in another tab perhaps: there is nothing left to change.
    if (!line) return fetchCart(guest, undefined, moduleId);
    if (intent.kind === 'remove') return removeCartLine({ ...guest, cart_id }, moduleId);
    const body =
      intent.kind === 'change' ? bodyOf(intent.choice) : { ...bodyOfLine(line), quantity: intent.quantity };
    return updateCart({ ...guest, ...body, cart_id }, moduleId);
  }

  #remember({ lineId, choice }: { lineId: number; choice: CartChoice }, lines: readonly CartLine[]): void {
    const line = lines.find((candidate) => isSameChoice(candidate, choice));
    if (line) this.#made.set(lineId, line.id);
  }

  #take(lines: readonly CartLine[]): void {
    if (this.#closed) return;
    this.#known = lines;
    this.#show();
  }

  #show(): void {
    const intents = [...(this.#sending ? [this.#sending] : []), ...this.#queue].map(({ intent }) =>
      this.#resolve(intent),
    );
    if (this.#known === null && intents.length === 0) return;
    this.#shown.set(intents.reduce(applyIntent, this.#known ?? []));
  }

  /** An intent about a line that has a real id by now speaks of that one. */
  #resolve(intent: CartIntent): CartIntent {
    if (intent.kind === 'clear' || intent.kind === 'add') return intent;
    return { ...intent, lineId: this.#made.get(intent.lineId) ?? intent.lineId };
  }
}

const isQuantity = (intent: CartIntent): intent is Extract<CartIntent, { kind: 'quantity' }> =>
  intent.kind === 'quantity';

function bodyOf({ item, quantity, variation = [], addOns = [], note }: CartChoice) {
  return {
    model: modelOf(item),
    item_id: item.id,
    price: priceSoFar(item, variation),
    quantity,
    add_on_ids: addOns.map(({ id }) => id),
    add_on_qtys: addOns.map((addOn) => addOn.quantity),
    variation,
    note,
  } as const;
}

const bodyOfLine = ({
  item_type,
  item_id,
  price,
  quantity,
  add_on_ids,
  add_on_qtys,
  variation,
}: CartLine) => ({
  model: item_type,
  item_id,
  price,
  quantity,
  add_on_ids,
  add_on_qtys,
  variation,
});

const isUnknownGuest = (error: unknown) =>
  error instanceof ApiError && error.status === 401 && error.errors.some(({ code }) => code === 'guest_id');

/** Whether the server refused because the cart holds another store's items by now. */
export const isStoreConflict = (error: unknown) =>
  error instanceof ApiError && error.errors.some(({ code }) => code === 'different_store');
