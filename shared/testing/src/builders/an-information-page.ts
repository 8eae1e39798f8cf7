import type { InformationPage } from '@souk/contracts';

/** A page of the marketplace's own words, of two short parts and without questions (FTR-9). */
export const anInformationPage = (changes: Partial<InformationPage> = {}): InformationPage => ({
  title: 'About us',
  description: 'Who runs the marketplace',
  content: '<h2>Who we are</h2><p>People of the city.</p><h2>What we do</h2><p>We deliver.</p>',
  questions: [],
  updated_at: '2026-03-01T09:00:00.000Z',
  ...changes,
});
