import { createRequiredContext } from '../state/required-context.ts';
import type { Contributions } from './contributions.ts';

export const [ContributionsContext, useContributions] =
  createRequiredContext<Contributions>('useContributions');
