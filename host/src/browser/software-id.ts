/** What the operator calls this storefront, which the page says; null where it does not (API-3). */
export const softwareId = (): string | null =>
  document.querySelector<HTMLMetaElement>('meta[name="souk-software-id"]')?.content ?? null;
