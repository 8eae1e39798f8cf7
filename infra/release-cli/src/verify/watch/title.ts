import { operations } from './operations.ts';
import type { Watch } from './watch.ts';

/** Leaves the title to the shell, which puts the page's name and the shop's into one. */
export const title: Watch = {
  name: 'leaves the title to the shell',
  detail: 'no script of its own sets document.title',
  begin: (page) => ({
    before: async () => {},
    after: () => operations('title')(page),
  }),
};
