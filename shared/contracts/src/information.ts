/** The pages of the marketplace's own words, each at its own path, `/about-us` (FTR-4). */
export const INFORMATION_PAGES = [
  'about-us',
  'help-and-support',
  'terms-and-conditions',
  'privacy-policy',
  'refund-policy',
  'cancellation-policy',
  'shipping-policy',
] as const;
export type InformationPageName = (typeof INFORMATION_PAGES)[number];

export const isInformationPage = (name: string): name is InformationPageName =>
  (INFORMATION_PAGES as readonly string[]).includes(name);

/** Where a page of the marketplace's own words is. */
export const informationPath = (name: InformationPageName): string => `/${name}`;

/** The settings that switch a policy on (FTR-1); `cancelation` is written as the specification does. */
const STATUSES = {
  'refund-policy': 'refund_policy',
  'cancellation-policy': 'cancelation_policy',
  'shipping-policy': 'shipping_policy',
} as const satisfies Partial<Record<InformationPageName, string>>;

type PolicyStatuses = Readonly<Record<(typeof STATUSES)[keyof typeof STATUSES], number | boolean>>;

/** Whether the marketplace has this page: policies with a status only where it is 1, the others always (FTR-1). */
export function hasInformationPage(name: InformationPageName, statuses: PolicyStatuses): boolean {
  const status = Object.entries(STATUSES).find(([page]) => page === name)?.[1];
  return status === undefined || Boolean(statuses[status]);
}
