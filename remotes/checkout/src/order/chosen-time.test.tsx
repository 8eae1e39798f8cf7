import { act, screen, waitFor } from '@testing-library/react';
import { marketplace } from '@souk/testing';
import type { Quote } from '@souk/contracts';
import { draw, placeButton, quotes } from '../testing/draw-checkout.ts';

const noon = { starts: '2099-01-05T12:00:00.000Z', ends: '2099-01-05T12:30:00.000Z' };
const one = { starts: '2099-01-05T13:00:00.000Z', ends: '2099-01-05T13:30:00.000Z' };
const lastQuote = () => marketplace.requests('quoteOrder').at(-1)?.body;
const times = () => screen.getByLabelText<HTMLSelectElement>('Time');
const message = 'This time is no longer available. Choose another one.';

/** The customer leaves the tab and comes back: the store offers other times by then. */
async function comeBack(offer: Partial<Quote>) {
  quotes(({ schedule_at }) => ({
    ...offer,
    problems: schedule_at === noon.starts ? [{ code: 'schedule_at', message }] : [],
  }));
  const before = marketplace.requests('quoteOrder').length;
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await waitFor(() => expect(marketplace.requests('quoteOrder').length).toBeGreaterThan(before));
}

/** Chooses noon, where the store is open now or only then. */
async function chooseNoon(open_now: 0 | 1) {
  quotes({ open_now, slots: [noon, one] });
  const { user, shell } = draw();
  if (open_now === 1) await user.click(await screen.findByLabelText('Schedule for later'));
  else await user.selectOptions(await screen.findByLabelText('Time'), noon.starts);
  await waitFor(() => expect(lastQuote()).toMatchObject({ schedule_at: noon.starts }));
  return { user, shell };
}

it.each([
  ['open', 1],
  ['closed', 0],
] as const)(
  'that has passed at a store that is %s now is marked, and nothing is ordered for another time (CHK-10)',
  async (_, open_now) => {
    const { user } = await chooseNoon(open_now);
    await comeBack({ open_now, slots: [one] });
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(times()).toBeInvalid();
    expect(times()).toHaveAccessibleDescription(message);
    expect(times()).toHaveDisplayValue('Choose a time for your order');
    expect(screen.queryByText('To your door in 20-30 min')).toBeNull();
    await user.click(await placeButton());
    expect(screen.getByText('Choose your order time.')).toBeVisible();
    expect(marketplace.requests('placeOrder')).toHaveLength(0);
  },
);

it('that has passed is chosen again, even where one time is left (CHK-10)', async () => {
  const { user } = await chooseNoon(0);
  await comeBack({ open_now: 0, slots: [one] });
  await screen.findByText(message);
  await user.selectOptions(times(), one.starts);
  await waitFor(() => expect(lastQuote()).toMatchObject({ schedule_at: one.starts }));
  expect(screen.queryByText(message)).toBeNull();
  expect(times()).toBeValid();
  const place = await placeButton();
  await waitFor(() => expect(place).not.toHaveAttribute('aria-busy', 'true'));
  await user.click(place);
  await waitFor(() => expect(marketplace.requests('placeOrder')).toHaveLength(1));
  expect(marketplace.requests('placeOrder')[0]?.body).toMatchObject({ schedule_at: one.starts });
});

it('that a store no longer takes orders for gives way to as soon as possible, and the customer is told (CHK-10)', async () => {
  const { shell } = await chooseNoon(1);
  await comeBack({ open_now: 1, slots: [] });
  await waitFor(() => expect(lastQuote()).not.toHaveProperty('schedule_at'));
  expect(shell.toast).toHaveBeenCalledWith(
    expect.objectContaining({
      text: "Olive Kitchen doesn't take scheduled orders anymore. Your order is for as soon as possible.",
    }),
  );
});
