import { test } from '../fixtures/customer-test.ts';
import { NO_NETWORK, untilReadable } from '../fixtures/offline.ts';
import { goHome, goTo, sweep } from '../fixtures/sweep.ts';

test.use({ serviceWorkers: 'allow' });

sweep({
  'no connection': async (visit) => {
    const { page, context, problems } = visit;
    await goHome(visit, 'grocery');
    await untilReadable(page);
    problems.expect(...NO_NETWORK);
    await context.setOffline(true);
    await goTo(visit, '/store/never-seen?module_id=1');
  },
});
