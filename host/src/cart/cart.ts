import { ApiError, errorCause, type ErrorCause } from '@souk/api-client';
import { refusalOf } from '@souk/contracts';
import type {
  CartChoice,
  CartLine,
  CartOutcome,
  CartServices,
  ConfirmRequest,
  Item,
  Readable,
  Toast,
} from '@souk/contracts';
import { refusalText } from '@souk/i18n';
import { createStore } from '../state/store.ts';
import { isOfAnotherStore, isSameChoice } from './cart-rules.ts';
import { OwnerGoneError, isStoreConflict } from './cart-sync.ts';
import type { CartSync } from './cart-sync.ts';
import { cartsOfVisitor } from './carts-of-visitor.ts';
import type { CartsOptions } from './carts-of-visitor.ts';
import { text } from './texts/texts.ts';

/** How long the news of an emptied cart stays, in milliseconds (CRT-9). */
const CLEARED_DURATION_MS = 5000;

/** `stopped` when nothing else can be added either: the customer declined, or the server cannot be reached. */
type AddOutcome = CartOutcome | 'stopped';

/** Of what was added, changed and removed. */
const TOAST_ID = 'cart';

export interface Cart {
  services: CartServices;
  isOpen: Readable<boolean>;
  /** Why the lines could not be loaded at all; null where they were, or still may be. */
  failure: Readable<ErrorCause | null>;
  close(): void;
  /** The delete icon of a line (CRT-18). */
  removeLine(lineId: number): void;
  refetch(): void;
}

interface CartOptions extends CartsOptions {
  /** Asks for a place where there is none; answers whether what is sold in the zone is delivered there (LOC-19). */
  requireServed(zoneId: number, retry: () => void): Promise<boolean>;
  toast(toast: Toast): void;
  dismissToast(id: string): void;
  confirm(request: ConfirmRequest): Promise<boolean>;
  /** Says of a failed call what the whole page says of failed calls (API-7). */
  showError(error: ApiError): void;
}

const createErrorReport =
  ({ toast, showError }: CartOptions) =>
  (error: unknown) => {
    if (error instanceof OwnerGoneError) return;
    if (!(error instanceof ApiError)) toast({ kind: 'error', id: 'api-error', text: text('failed') });
    // A 401 has been told already (API-4).
    else if (error.status !== 401) showError(error);
  };

/** Whether the server refused one item alone: neither whoever asks, nor calls as such, as the next item would learn, too. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status !== 401 && errorCause(error).kind === 'refused';

/**
 * The cart of whoever is here, in the module that the page is in. Each visitor and module has a cart of its own, so two
 * accounts in one tab never see each other's.
 */
export function createCart(options: CartOptions): Cart {
  const { requireServed, toast, dismissToast, confirm } = options;
  const { lines, failure, current, of: cartOf, refetch } = cartsOfVisitor(options);
  const isOpen = createStore(false);

  const refuse = (choice: CartChoice, others: readonly CartLine[]): boolean => {
    const refusal = refusalOf(choice, others);
    if (refusal) toast({ kind: 'error', id: 'cart-limit', text: refusalText(refusal) });
    return refusal !== null;
  };
  const reportError = createErrorReport(options);

  /** The clear-cart question (CRT-9); 'done' when there is nothing to ask or the customer agreed. */
  const makeRoom = async (cart: CartSync, item: Item): Promise<'room' | 'cleared' | 'declined'> => {
    if (!isOfAnotherStore(cart.lines.get() ?? [], item)) return 'room';
    const agreed = await confirm({
      title: text('otherStoreTitle'),
      text: text('otherStore'),
      confirmLabel: text('otherStoreYes'),
    });
    if (!agreed) return 'declined';
    void cart.clear().catch(reportError);
    return 'cleared';
  };

  /** @param retry runs once the customer has picked another place */
  const addOne = async (choice: CartChoice, retry: () => void): Promise<AddOutcome> => {
    if (!(await requireServed(choice.item.zone_id, retry))) return 'stopped';
    const cart = cartOf(choice.item.module_id);
    if (cart.lines.get() === null) await cart.refetch().catch(() => undefined);
    if (refuse(choice, cart.lines.get() ?? [])) return 'refused';
    const room = await makeRoom(cart, choice.item);
    if (room === 'declined') return 'stopped';
    try {
      await cart.add(choice);
    } catch (error) {
      // Another tab filled the cart from another store: the answer has brought its lines, so ask now.
      if (isStoreConflict(error) && isOfAnotherStore(cart.lines.get() ?? [], choice.item))
        return addOne(choice, retry);
      reportError(error);
      return isRefusal(error) ? 'refused' : 'stopped';
    }
    toast(
      room === 'cleared'
        ? { kind: 'success', text: text('cleared'), duration: CLEARED_DURATION_MS }
        : { kind: 'success', id: TOAST_ID, text: text('added') },
    );
    return 'done';
  };

  const add = async (choice: CartChoice): Promise<CartOutcome> => {
    const outcome = await addOne(choice, () => void add(choice));
    return outcome === 'done' ? 'done' : 'refused';
  };

  const addAll = async (choices: readonly CartChoice[]): Promise<CartOutcome> => {
    let outcome: CartOutcome = 'refused';
    // One after the other: the first decides over the store.
    for (const choice of choices) {
      if ((await addOne(choice, () => void addAll(choices))) === 'stopped') break;
      const held = cartOf(choice.item.module_id).lines.get() ?? [];
      outcome = held.length > 0 && !isOfAnotherStore(held, choice.item) ? 'done' : 'refused';
    }
    return outcome;
  };

  const remove = async (lineId: number, message: string): Promise<CartOutcome> => {
    const cart = current();
    if (!cart) return 'refused';
    try {
      await cart.remove(lineId);
    } catch (error) {
      reportError(error);
      return 'refused';
    }
    toast({ kind: 'success', id: TOAST_ID, text: message });
    return 'done';
  };

  return {
    isOpen,
    failure,
    close: () => isOpen.set(false),
    removeLine: (lineId) => void remove(lineId, text('lineRemoved')),
    refetch,
    services: {
      lines,
      add,
      addAll,
      async update(lineId, choice) {
        const cart = cartOf(choice.item.module_id);
        const held = cart.lines.get() ?? [];
        const line = held.find(({ id }) => id === lineId);
        // Less of what one has is always allowed, even of what has sold out meanwhile.
        const takesLess =
          line && isSameChoice(line, { ...choice, note: line.note }) && choice.quantity <= line.quantity;
        const others = held.filter((other) => other !== line);
        if (!takesLess && refuse(choice, others)) return 'refused';
        try {
          await cart.change(lineId, choice);
        } catch (error) {
          reportError(error);
          return 'refused';
        }
        toast({ kind: 'success', id: TOAST_ID, text: text('updated') });
        return 'done';
      },
      setQuantity(lineId, quantity) {
        const line = lines.get()?.find(({ id }) => id === lineId);
        const cart = current();
        if (!line || !cart) return;
        if (quantity < 1) return void remove(lineId, text('removed'));
        const others = lines.get()?.filter(({ id }) => id !== lineId) ?? [];
        if (
          quantity > line.quantity &&
          refuse({ item: line.item, variation: line.variation, quantity }, others)
        )
          return;
        cart.setQuantity(lineId, quantity).catch(reportError);
      },
      remove: (lineId) => remove(lineId, text('lineRemoved')),
      open() {
        if (lines.get() === null) refetch();
        // The cart itself shows what was added, where the message would lie over it.
        dismissToast(TOAST_ID);
        isOpen.set(true);
      },
      takesNotes: true,
    },
  };
}
