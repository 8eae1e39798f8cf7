import { ApiError } from '@souk/api-client';
import { productPath } from '@souk/contracts';
import type { ConfirmRequest, ShellServices, Toast } from '@souk/contracts';
import { createDialogQueue } from '../state/dialog-queue.ts';
import type { DialogQueue } from '../state/dialog-queue.ts';
import { text } from '../texts/texts.ts';
import { createProductDialog } from './product-dialog-state.ts';
import type { ProductDialogState } from './product-dialog-state.ts';

/** What a visitor without a token chose (CRT-6). */
type GuestChoice = Awaited<ReturnType<ShellServices['dialogs']['loginOrGuest']>>;

export interface Dialogs {
  /** Null where a question was closed, which most take for a no. */
  confirmations: DialogQueue<ConfirmRequest, boolean | null>;
  guestPrompts: DialogQueue<null, GuestChoice>;
  productDialog: ProductDialogState;
  confirm(request: ConfirmRequest): Promise<boolean>;
  loginOrGuest(): Promise<GuestChoice>;
  /** What failed while a question's yes was in progress, in words for the customer. */
  problemOf(error: unknown): string;
}

interface DialogsOptions {
  navigation: Pick<ShellServices, 'navigate' | 'canNavigate'>;
  toast(toast: Toast): void;
  /** The words for a failed call (API-8). */
  errorText(error: ApiError): string;
}

/** Dialogs that any part of the page opens; the components of this folder show them. */
export function createDialogs({ navigation, toast, errorText }: DialogsOptions): Dialogs {
  const confirmations: Dialogs['confirmations'] = createDialogQueue();
  const guestPrompts: Dialogs['guestPrompts'] = createDialogQueue();
  return {
    confirmations,
    guestPrompts,
    productDialog: createProductDialog((item) => {
      const path = productPath(item);
      if (navigation.canNavigate(path)) navigation.navigate(path);
      else toast({ kind: 'error', id: 'product-unavailable', text: text('dialogs.productUnavailable') });
    }),
    confirm: async (request) => (await confirmations.ask(request)) === true,
    loginOrGuest: () => guestPrompts.ask(null),
    problemOf(error) {
      if (error instanceof ApiError) return errorText(error);
      return error instanceof Error ? error.message : text('errors.server');
    },
  };
}
