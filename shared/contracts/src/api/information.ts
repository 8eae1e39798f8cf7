import Type from 'typebox';
import type { InformationPageName } from '../information.ts';
import { call } from './call.ts';

/** A question that customers often have, and its answer as sanitised HTML. */
export const FrequentQuestion = Type.Object({ question: Type.String(), answer: Type.String() });
export type FrequentQuestion = Type.Static<typeof FrequentQuestion>;

/** A page of the marketplace's own words (FTR-9). */
export const InformationPage = Type.Object({
  title: Type.String(),
  description: Type.String({ description: 'One line of plain text for search engines and link previews' }),
  content: Type.String({ description: 'Sanitised HTML: text, headings from h2 on, lists, tables, links' }),
  questions: Type.Array(FrequentQuestion),
  updated_at: Type.String({ description: 'When the words last changed' }),
});
export type InformationPage = Type.Static<typeof InformationPage>;

const page = <const Name extends InformationPageName>(name: Name, summary: string) =>
  call({ method: 'GET', path: `/api/v1/${name}`, summary, response: InformationPage });

/** One call for each page; 404 for a policy whose status is 0 (FTR-1). */
export const informationCalls = {
  aboutUs: page('about-us', 'Who runs the marketplace (FTR-9)'),
  helpAndSupport: page('help-and-support', 'Frequent questions, and how to reach the marketplace (FTR-9)'),
  termsAndConditions: page('terms-and-conditions', 'The terms and conditions (FTR-9)'),
  privacyPolicy: page('privacy-policy', 'The privacy policy (FTR-9)'),
  refundPolicy: page('refund-policy', 'The refund policy, where its status is 1 (FTR-1, FTR-9)'),
  cancellationPolicy: page(
    'cancellation-policy',
    'The cancellation policy, where its status is 1 (FTR-1, FTR-9)',
  ),
  shippingPolicy: page('shipping-policy', 'The shipping policy, where its status is 1 (FTR-1, FTR-9)'),
};
