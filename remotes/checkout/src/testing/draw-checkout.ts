import { anAddress, aQuote, marketplace, renderRemote } from '@souk/testing';
import type { RenderedRemote, ShellFacts, TestShell } from '@souk/testing';
import type { Quote, QuoteBody } from '@souk/contracts';
import { screen } from '@testing-library/react';
import { Checkout } from '../checkout.tsx';

export const CART = '/checkout?page=cart&module_id=1';

/** Where the order of a test goes. */
export const someAddress = anAddress({ id: 4 });

/** Draws the checkout of a guest with an address by default. */
export const draw = (
  shell: ShellFacts | TestShell = {},
  { path = CART, language }: { path?: string; language?: 'en' | 'ar' } = {},
): RenderedRemote =>
  renderRemote(Checkout, {
    shell: 'version' in shell ? shell : { path, addresses: [someAddress], ...shell },
    language,
  });

/** What the server answers to each quote. */
export const quotes = (changes: Partial<Quote> | ((body: QuoteBody) => Partial<Quote>)): void =>
  marketplace.answers({
    quoteOrder: ({ body }) => aQuote(typeof changes === 'function' ? changes(body as QuoteBody) : changes),
  });

/** The one button. */
export const placeButton = () => screen.findByRole('button', { name: /^Place Order/ });
