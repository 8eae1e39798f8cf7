import type { InformationPage, InformationPageName } from '@souk/contracts';
import { completing } from '../complete.ts';
import { minutes, queryOf } from '../query-of.ts';
import { get, part } from '../request.ts';

const readInformation = completing<InformationPage>({
  title: '',
  description: '',
  content: '',
  questions: [],
  updated_at: '',
});

/** A page of the marketplace's own words (FTR-9); 404 where the marketplace does not have it (FTR-1). */
export const fetchInformation = ({ name }: { name: InformationPageName }, signal?: AbortSignal) =>
  get(`/api/v1/${part(name)}`, readInformation, {}, signal);
export const informationQuery = (params: { name: InformationPageName }) =>
  queryOf('information', fetchInformation, params, {
    on: ['language'],
    staleTime: minutes(5),
    meta: { missingIsShown: true },
  });
