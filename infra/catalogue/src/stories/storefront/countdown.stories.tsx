import { Countdown, CountdownPlace } from '@souk/storefront';
import type { Story } from '../story.ts';

const SOON = new Date(Date.now() + 50 * 3_600_000).toISOString();

export const countdown: Story = {
  also: ['CountdownPlace'],
  width: 320,
  states: {
    running: () => <Countdown until={SOON} />,
    'for many days': () => <Countdown until="2099-12-31T23:59:59.000Z" />,
    over: () => <Countdown until="2026-01-01T00:00:00.000Z" />,
    'until its end is known': () => <CountdownPlace />,
  },
};
