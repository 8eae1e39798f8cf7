import { intrinsics } from './intrinsics.ts';
import { longTasks } from './long-tasks.ts';
import { ownReact } from './operations.ts';
import { outside } from './outside.ts';
import { requests } from './requests.ts';
import { running } from './running.ts';
import { storages } from './storages.ts';
import { styles } from './styles.ts';
import { title } from './title.ts';
import type { Watch } from './watch.ts';

/** Everything that is compared over the visits of a release, in the order of the report. */
export const WATCHES: readonly Watch[] = [
  outside,
  intrinsics,
  title,
  styles,
  storages,
  running,
  requests,
  longTasks,
  ownReact,
];
