import { configureClient } from '@souk/api-client';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  aBill,
  aBillLine,
  aConfig,
  aCoupon,
  aCustomer,
  aLocation,
  aModule,
  anAddress,
  anItem,
  aQuote,
  aShell,
  marketplace,
  pending,
  refuses,
} from '@souk/testing';
import type { ShellFacts } from '@souk/testing';
import type { CheckoutStart } from '@souk/contracts';
import { CART, draw, placeButton, quotes, someAddress } from '../testing/draw-checkout.ts';

const region = (name: string) => within(screen.getByRole('region', { name }));
/** What stands in the way of the order, sentence by sentence, beside the button. */
const notices = () =>
  within(screen.getByRole('alert'))
    .getAllByRole('paragraph')
    .map(({ textContent }) => textContent);
const lastQuote = () => marketplace.requests('quoteOrder').at(-1)?.body;

it('is one page: contact, address, order type, items, coupon, tip, note, payment, bill and one button (CHK-10)', async () => {
  draw();
  await placeButton();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Checkout');
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Contact',
    'Delivery Addresses',
    'Delivery or pickup?',
    'Your order',
    'Coupon',
    'Tip for the rider',
    'Note for the restaurant',
    'Payment',
    'Summary',
  ]);
  expect(screen.getByRole('textbox', { name: 'Note for the restaurant' })).toHaveAttribute(
    'placeholder',
    'e.g. no onions',
  );
  expect(screen.getAllByRole('button', { name: /Place Order/ })).toHaveLength(1);
  expect(await placeButton()).toHaveTextContent('Place Order$8.00');
});

it('waits for a customer’s addresses, under which it would move, and stays while others are asked for (CHK-6)', async () => {
  // All else that the page waits for is known from before.
  const before = draw({ customer: aCustomer(), addresses: [] });
  await placeButton();
  before.unmount();
  const shell = aShell({ path: CART, customer: aCustomer(), addresses: null });
  draw(shell);
  await waitFor(() => expect(marketplace.requests('quoteOrder')).toHaveLength(2));
  await act(async () => {});
  expect(screen.getByText('Loading your order…')).toBeInTheDocument();
  act(() => shell.addresses.list.set([someAddress]));
  await screen.findByRole('textbox', { name: 'Note for the restaurant' });
  act(() => shell.addresses.list.set(null));
  expect(screen.getByRole('textbox', { name: 'Note for the restaurant' })).toBeVisible();
});

it('shows the whole bill as the server calculated it (CHK-10, CHK-11)', async () => {
  quotes({
    bill: aBill({
      item_discount: 0.5,
      add_ons: 1,
      coupon_discount: 1,
      packaging_fee: 0.25,
      tip: 2,
      delivery_fee: 0,
      total: 7.75,
      wallet_used: 3,
      due: 4.75,
    }),
  });
  draw();
  await placeButton();
  const rows = region('Summary')
    .getAllByRole('term')
    .map((term) => `${term.textContent} ${term.nextSibling?.textContent}`);
  expect(rows).toEqual([
    'Subtotal $4.50',
    'Discount -$0.50',
    'Add-ons $1.00',
    'Coupon discount -$1.00',
    'Tax $0.50',
    'Delivery fee $2.00 Free',
    'Packaging $0.25',
    'Service fee $1.00',
    'Tip $2.00',
    'Total $7.75',
    'From your wallet -$3.00',
    'To pay $4.75',
  ]);
});

it('requests a quote, and another when the order changes; the old bill stays readable (CHK-10)', async () => {
  const { user } = draw();
  await placeButton();
  expect(lastQuote()).toEqual({
    guest_id: 'guest-0123456789abcdef',
    order_type: 'delivery',
    address: someAddress.address,
    latitude: someAddress.latitude,
    longitude: someAddress.longitude,
  });
  marketplace.answers({ quoteOrder: pending() });
  await user.click(screen.getByRole('button', { name: '$2.00' }));
  await waitFor(() => expect(lastQuote()).toMatchObject({ dm_tips: 2 }));
  expect(region('Summary').getByText('Updating the bill…')).toBeInTheDocument();
  expect(region('Summary').getAllByText('$8.00').length).toBeGreaterThan(0);
});

it('accepts a tip of any amount, once it is typed (CHK-2)', async () => {
  const { user } = draw();
  await placeButton();
  await user.click(screen.getByRole('button', { name: 'Other amount' }));
  await user.type(screen.getByLabelText('Other amount'), 'much');
  expect(screen.getByLabelText('Other amount')).toHaveAccessibleDescription(
    'Enter an amount from 0 to 10,000',
  );
  await user.clear(screen.getByLabelText('Other amount'));
  await user.type(screen.getByLabelText('Other amount'), '3.5{Enter}');
  await waitFor(() => expect(lastQuote()).toMatchObject({ dm_tips: 3.5 }));
  expect(marketplace.requests('placeOrder')).toHaveLength(0);
});

it.each([
  ['in Arabic digits', '٣٫٥', 3.5],
  ['with a decimal comma', '3,5', 3.5],
  ['with its thousands apart', '1,000', 1000],
])('accepts a tip %s (CHK-2, I18-5)', async (_, typed, tip) => {
  const { user } = draw();
  await placeButton();
  await user.click(screen.getByRole('button', { name: 'Other amount' }));
  await user.type(screen.getByLabelText('Other amount'), `${typed}{Enter}`);
  await waitFor(() => expect(lastQuote()).toMatchObject({ dm_tips: tip }));
});

it('focuses the field of another tip once it is asked for, and not where it is shown again (CHK-2, CHK-10)', async () => {
  const { user } = draw();
  await placeButton();
  await user.click(screen.getByRole('button', { name: 'Other amount' }));
  expect(screen.getByLabelText('Other amount')).toHaveFocus();
  await user.keyboard('3.5{Enter}');
  await waitFor(() => expect(lastQuote()).toMatchObject({ dm_tips: 3.5 }));
  await user.click(screen.getByRole('radio', { name: /Pickup/ }));
  expect(screen.queryByLabelText('Other amount')).toBeNull();
  const delivery = screen.getByRole('radio', { name: /^Delivery/ });
  await user.click(delivery);
  expect(screen.getByLabelText('Other amount')).toHaveValue('3.5');
  expect(delivery).toHaveFocus();
});

describe('a tip that is no amount', () => {
  const isPriced = () => waitFor(() => expect(screen.queryByText('Updating the bill…')).toBeNull());
  const typeTip = async ({ user }: ReturnType<typeof draw>, tip: string) => {
    await placeButton();
    await user.click(screen.getByRole('button', { name: '$2.00' }));
    await user.click(screen.getByRole('button', { name: 'Other amount' }));
    await user.type(screen.getByLabelText('Other amount'), tip);
  };

  it('places no order, neither without a tip nor with the one before, until it is corrected (CHK-2, CHK-10)', async () => {
    const drawn = draw();
    const { user } = drawn;
    await typeTip(drawn, '20000');
    await user.click(await placeButton());
    await waitFor(() => expect(screen.getByLabelText('Other amount')).toHaveFocus());
    expect(screen.getAllByText('Enter an amount from 0 to 10,000')).toHaveLength(1);
    expect(marketplace.requests('placeOrder')).toHaveLength(0);
    await user.clear(screen.getByLabelText('Other amount'));
    await user.type(screen.getByLabelText('Other amount'), '3.5{Enter}');
    await waitFor(() => expect(lastQuote()).toMatchObject({ dm_tips: 3.5 }));
    await isPriced();
    await user.click(await placeButton());
    await waitFor(() => expect(marketplace.requests('placeOrder')[0]?.body).toMatchObject({ dm_tips: 3.5 }));
  });

  it('does not stand in the way of a pickup, which has no tip (CHK-6, CHK-10)', async () => {
    const drawn = draw();
    await typeTip(drawn, '20000');
    await drawn.user.click(screen.getByRole('radio', { name: /Pickup/ }));
    await waitFor(() => expect(lastQuote()).toMatchObject({ order_type: 'take_away' }));
    await isPriced();
    await drawn.user.click(await placeButton());
    await waitFor(() => expect(marketplace.requests('placeOrder')).toHaveLength(1));
  });

  it('costs a reload nothing else of what was filled in (CHK-10)', async () => {
    const note = () => screen.getByRole('textbox', { name: 'Note for the restaurant' });
    const drawn = draw();
    await typeTip(drawn, '20000');
    await drawn.user.type(note(), 'No onions');
    const { shell } = drawn;
    const [name = '', draft] = jest.mocked(shell.drafts.keep).mock.lastCall ?? [];
    drawn.unmount();
    // As the tab's storage has it.
    shell.drafts.keep(name, JSON.parse(JSON.stringify(draft)));
    draw(shell);
    await placeButton();
    expect(note()).toHaveValue('No onions');
    expect(screen.getByRole('button', { name: 'No tip', pressed: true })).toBeVisible();
  });
});

it('asks neither an address nor a tip for a take-away, and shows where the store is (CHK-6)', async () => {
  const { user, shell } = draw();
  await placeButton();
  await user.click(screen.getByRole('radio', { name: /Pickup/ }));
  await waitFor(() =>
    expect(lastQuote()).toEqual({ guest_id: 'guest-0123456789abcdef', order_type: 'take_away' }),
  );
  expect(screen.queryByText('Delivery Addresses')).not.toBeInTheDocument();
  expect(screen.queryByText('Tip for the rider')).not.toBeInTheDocument();
  expect(screen.getByText(/4 Saffron Street/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show route' }));
  expect(shell.location.showRoute).toHaveBeenCalled();
});

it('selects take-away for what is only sold at the counter (CHK-6)', async () => {
  const { store } = aQuote();
  quotes({ store: store && { ...store, delivery: 0 } });
  draw();
  await waitFor(() => expect(lastQuote()).toMatchObject({ order_type: 'take_away' }));
  expect(screen.queryByRole('radio', { name: /^Delivery/ })).not.toBeInTheDocument();
});

describe('a missing field', () => {
  it('is shown in its place, and focused: name, number and address (CHK-7)', async () => {
    const { user } = draw({ addresses: [], contact: null });
    await user.click(await placeButton());
    expect(screen.getByText('Address is required')).toBeVisible();
    expect(screen.getByText('Name is required')).toBeVisible();
    expect(notices()).toEqual(['Add your name.', 'Add your phone number.', 'Add your delivery address.']);
    await waitFor(() => expect(screen.getByLabelText('Contact Person Name')).toHaveFocus());
    expect(marketplace.requests('placeOrder')).toHaveLength(0);
  });

  it('is only the number where a name is known (CHK-7)', async () => {
    const { user } = draw({ addresses: [someAddress], contact: { name: 'Mona', number: '', email: null } });
    await user.click(await placeButton());
    expect(screen.getByText('Phone Number is required')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Add your phone number.');
  });

  it('is named in the language of the page (CHK-7)', async () => {
    const { user } = draw({ addresses: [], contact: null }, { language: 'ar' });
    await user.click(await screen.findByRole('button', { name: /^تأكيد الطلب/ }));
    expect(notices()).toEqual(['أضف اسمك.', 'أضف رقم هاتفك.', 'أضف عنوان التوصيل.']);
  });

  it('is a time, where the store is closed and takes orders for later (CHK-10)', async () => {
    const slots = [
      { starts: '2099-01-05T10:00:00.000Z', ends: '2099-01-05T10:30:00.000Z' },
      { starts: '2099-01-06T10:00:00.000Z', ends: '2099-01-06T10:30:00.000Z' },
    ];
    quotes({ open_now: 0, slots });
    const { user } = draw();
    await user.click(await placeButton());
    expect(screen.getByText('Olive Kitchen is closed now. Choose a time for your order.')).toBeVisible();
    expect(region('When?').getAllByText('Choose a time for your order').length).toBeGreaterThan(0);
    expect(screen.getByRole('alert')).toHaveTextContent('Choose your order time.');
    const [, tuesday] = within(screen.getByLabelText('Day')).getAllByRole('option');
    await user.selectOptions(screen.getByLabelText('Day'), tuesday ?? []);
    await waitFor(() => expect(lastQuote()).toMatchObject({ schedule_at: slots[1]?.starts }));
    await user.click(await placeButton());
    await waitFor(() => expect(marketplace.requests('placeOrder')).toHaveLength(1));
  });

  it('is none, where the store is closed and takes no orders for later, which is shown and marked (CHK-10)', async () => {
    const message = 'This store takes no orders right now.';
    quotes({ open_now: 0, slots: [], problems: [{ code: 'store_closed', message }] });
    const { user } = draw();
    const place = await placeButton();
    expect(region('When?').getByText(message)).toBeVisible();
    expect(region('When?').getByText(/^Olive Kitchen doesn't take scheduled orders/)).toBeVisible();
    await user.click(place);
    expect(screen.getAllByText(message)).toHaveLength(1);
    expect(screen.getByRole('alert')).toHaveTextContent('Check your order time.');
    await waitFor(() => expect(document.activeElement?.id).toBe('checkout-slot'));
    expect(marketplace.requests('placeOrder')).toHaveLength(0);
  });

  it('is no time where only an item cannot be ordered now (CHK-10)', async () => {
    quotes({
      open_now: 0,
      slots: [],
      lines: [aBillLine({ problem: 'not_available' })],
      problems: [{ code: 'not_available', message: 'This item is not available right now.' }],
    });
    const { user } = draw();
    await user.click(await placeButton());
    expect(screen.getByText("Remove the items that can't be ordered")).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Check your items.');
    expect(screen.queryByRole('region', { name: 'When?' })).not.toBeInTheDocument();
  });

  it('is a prescription, marked by the module’s section where it has one (RX-4, CHK-5)', async () => {
    quotes({ prescription_required: 1 });
    const shell = aShell({ path: CART, addresses: [someAddress] });
    const { user } = draw(shell);
    await user.click(await placeButton());
    expect(screen.getByText('Please upload your prescription image')).toBeVisible();
    expect(marketplace.requests('placeOrder')).toHaveLength(0);
  });
});

it('shows at once where the store does not deliver, and other problems (CHK-10)', async () => {
  quotes({
    problems: [
      { code: 'zone', message: "This store doesn't deliver to your location." },
      { code: 'minimum_order', message: 'The minimum order is $20.00.' },
    ],
  });
  const { user } = draw();
  const place = await placeButton();
  expect(screen.getByText("This store doesn't deliver to your location.")).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('The minimum order is $20.00.');
  await user.click(place);
  expect(notices()).toEqual(['Check your delivery address.', 'Check your items.']);
  expect(region('Your order').getByText('The minimum order is $20.00.')).toBeVisible();
  expect(marketplace.requests('placeOrder')).toHaveLength(0);
});

it.each([
  ['address', 'zone'],
  ['orderType', 'order_type'],
  ['slot', 'schedule_at'],
  ['slot', 'store_closed'],
  ['lines', 'minimum_order'],
  ['lines', 'out_of_limits'],
  ['payment', 'partial_payment'],
])(
  'marks in the part %s what the server objects to by %s, and sends nothing (CHK-10)',
  async (part, code) => {
    quotes({ problems: [{ code, message: 'The server says so.' }] });
    const { user } = draw();
    await user.click(await placeButton());
    const place = document.getElementById(`checkout-${part}`) ?? document.body;
    expect(within(place).getByText('The server says so.')).toBeVisible();
    await waitFor(() => expect(place).toHaveFocus());
    expect(marketplace.requests('placeOrder')).toHaveLength(0);
  },
);

it('orders as soon as possible where the store takes no orders for later any more', async () => {
  const slots = [{ starts: '2099-01-05T10:00:00.000Z', ends: '2099-01-05T10:30:00.000Z' }];
  quotes({ slots });
  const { user } = draw();
  await user.click(await screen.findByRole('radio', { name: 'Schedule for later' }));
  await waitFor(() => expect(lastQuote()).toMatchObject({ schedule_at: slots[0]?.starts }));
  quotes({});
  await user.click(screen.getByRole('button', { name: '$2.00' }));
  await waitFor(() => expect(lastQuote()).toMatchObject({ dm_tips: 2 }));
  await waitFor(() => expect(lastQuote()).not.toHaveProperty('schedule_at'));
});

it('shows when the order arrives: soon, or at the chosen time (CHK-10)', async () => {
  const slots = [{ starts: '2099-01-05T10:00:00.000Z', ends: '2099-01-05T10:30:00.000Z' }];
  quotes({ slots });
  const { user } = draw();
  await placeButton();
  expect(region('Summary').getByText('Arrives in 20-30 min')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Schedule for later' }));
  expect(await region('Summary').findByText(/^Arrives .*2099, .* – /)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /Pickup/ }));
  expect(await region('Summary').findByText(/^Ready .*2099, .* – /)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'As soon as possible' }));
  await waitFor(() => expect(region('Summary').queryByText(/^(Arrives|Ready)/)).toBeNull());
});

it('shows the chosen time with the delivery too (CHK-10)', async () => {
  const now = new Date().toISOString();
  quotes({ slots: [{ starts: now, ends: now }] });
  const { user } = draw();
  await placeButton();
  const delivery = screen.getByRole('radio', { name: /^Delivery/ });
  expect(delivery).toHaveAccessibleName('Delivery To your door in 20-30 min');
  await user.click(screen.getByRole('radio', { name: 'Schedule for later' }));
  expect(await region('Summary').findByText(/^Arrives today, .* – /)).toBeVisible();
  expect(delivery).toHaveAccessibleName(/^Delivery To your door today, .* – /);
});

it('promises no minutes while the store is closed (CHK-10)', async () => {
  quotes({ open_now: 0 });
  draw();
  await placeButton();
  expect(screen.getByRole('radio', { name: /^Delivery/ })).toHaveAccessibleName('Delivery');
});

it('shows how far the order is from the minimum of the store (CHK-10)', async () => {
  const { store } = aQuote();
  const bill = aBill({ subtotal: 20, item_discount: 2, add_ons: 1 });
  quotes({ store: store && { ...store, minimum_order: 29.5 }, bill });
  draw();
  await placeButton();
  const text = 'Add $10.50 more to order from Olive Kitchen';
  expect(region('Summary').getByText(text)).toBeVisible();
  expect(screen.getByRole('progressbar', { name: text })).toHaveAttribute('aria-valuenow', '64');
});

describe('a difference', () => {
  const risen = aBillLine({ previous_price: 4.5, price: 5, total: 5 });

  it('of a price has to be accepted before the order is placed (CRT-20, CHK-10)', async () => {
    quotes({ lines: [risen] });
    const { user } = draw();
    expect(await screen.findByText('Price changed from $4.50 to $5.00')).toBeVisible();
    await user.click(await placeButton());
    expect(region('Your order').getByText('Accept the changes first')).toBeVisible();
    expect(marketplace.requests('placeOrder')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Accept changes' }));
    await user.click(await placeButton());
    await waitFor(() => expect(marketplace.requests('placeOrder')).toHaveLength(1));
  });

  it('can be refused: the line is removed, and the quote requested again (CRT-20)', async () => {
    quotes({ lines: [risen, aBillLine({ cart_id: 2, name: 'Bread' })] });
    const { user, shell } = draw({ lines: [] });
    await user.click(await screen.findByRole('button', { name: 'Remove Lentil Soup from the order' }));
    expect(shell.cart.remove).toHaveBeenCalledWith(1);
    const before = marketplace.requests('quoteOrder').length;
    act(() => shell.cart.lines.set([]));
    await waitFor(() => expect(marketplace.requests('quoteOrder').length).toBeGreaterThan(before));
  });

  it('of stock: a sold-out line is removed, or its quantity reduced', async () => {
    quotes({ lines: [aBillLine({ quantity: 5, stock: 3, problem: 'out_of_stock' })] });
    const { user, shell } = draw();
    expect(await screen.findByText('Out of Stock')).toBeVisible();
    await user.click(await placeButton());
    expect(region('Your order').getByText("Remove the items that can't be ordered")).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Order only 3 of Lentil Soup' }));
    expect(shell.cart.setQuantity).toHaveBeenCalledWith(1, 3);
    expect(marketplace.requests('placeOrder')).toHaveLength(0);
  });
});

describe('a coupon', () => {
  const minimum = 'To apply this coupon, total item amount should be minimum $15.00';

  it('is applied by its code, and can be removed (WAL-7)', async () => {
    quotes(({ coupon_code }) =>
      coupon_code
        ? {
            coupon: { code: 'WELCOME10', title: 'First order', discount: 0.45 },
            bill: aBill({ coupon_discount: 0.45, total: 7.55, due: 7.55 }),
          }
        : {},
    );
    const { user } = draw();
    await placeButton();
    await user.type(screen.getByLabelText('Coupon code'), 'welcome10{Enter}');
    expect(await screen.findByText('WELCOME10 saves you $0.45')).toBeVisible();
    expect(await placeButton()).toHaveTextContent('$7.55');
    await user.click(screen.getByRole('button', { name: 'Remove coupon' }));
    await waitFor(async () => expect(await placeButton()).toHaveTextContent('$8.00'));
  });

  it('below its minimum shows a message, and does not block the order (CHK-4)', async () => {
    quotes(({ coupon_code }) =>
      coupon_code ? { problems: [{ code: 'coupon_code', message: minimum }] } : {},
    );
    const { user } = draw();
    await placeButton();
    await user.click(screen.getByRole('button', { name: 'See coupons' }));
    await user.click(await screen.findByRole('button', { name: 'Use coupon WELCOME10' }));
    await waitFor(() => expect(screen.getByLabelText('Coupon code')).toHaveAccessibleDescription(minimum));
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(screen.getByLabelText('Coupon code')).toHaveFocus());
    await user.click(await placeButton());
    await waitFor(() => expect(marketplace.requests('placeOrder')).toHaveLength(1));
    expect(marketplace.requests('placeOrder')[0]?.body).not.toHaveProperty('coupon_code');
  });

  it('is offered again where the list failed to load, which the page alone says (API-5, API-8)', async () => {
    const onError = jest.fn();
    configureClient({ onError });
    marketplace.answers({ coupons: refuses(429) });
    const { user } = draw();
    await placeButton();
    await user.click(screen.getByRole('button', { name: 'See coupons' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Coupons for this order' }));
    expect(await dialog.findByText("We couldn't load the coupons")).toBeVisible();
    expect(dialog.queryByText('There are no coupons for this order.')).toBeNull();
    expect(onError).not.toHaveBeenCalled();
    marketplace.answers({ coupons: [aCoupon()] });
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByRole('button', { name: 'Use coupon WELCOME10' })).toBeVisible();
  });
});

describe('a coupon that is limited per customer', () => {
  it('leads a guest to sign in and back to the checkout, and keeps the code (AMB-34)', async () => {
    const message = 'Log in to use this coupon.';
    quotes(({ coupon_code }) => (coupon_code ? { problems: [{ code: 'coupon_login', message }] } : {}));
    const { user, shell, unmount } = draw();
    await placeButton();
    await user.type(screen.getByLabelText('Coupon code'), 'once{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Coupon code')).toHaveAccessibleDescription(message));
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(shell.session.signIn).toHaveBeenCalledWith();
    unmount();
    const { drafts } = shell;
    draw({ ...aShell({ path: CART, addresses: [someAddress], customer: aCustomer() }), drafts });
    await placeButton();
    expect(await screen.findByLabelText('Coupon code')).toHaveValue('once');
  });
});

describe('payment', () => {
  const maximum = 'The total amount of the order, exceeds maximum amount of the cash on delivery method';

  it('shows every method, and why some cannot be chosen (CHK-3, CHK-9)', async () => {
    quotes({
      payment_methods: [
        { method: 'cash_on_delivery', allowed: 0, reason: maximum },
        { method: 'digital_payment', allowed: 1, reason: null },
      ],
    });
    draw();
    const cash = await screen.findByRole('radio', { name: /Cash on delivery/ });
    expect(cash).toBeDisabled();
    expect(screen.getByText(maximum)).toBeVisible();
    expect(screen.getByRole('radio', { name: /Pay online/ })).toBeChecked();
  });

  it('asks for the fields of an offline method, and sends them (CHK-8, CHK-15)', async () => {
    const { user, shell } = draw();
    await placeButton();
    await user.click(screen.getByRole('radio', { name: /Offline payment/ }));
    await user.click(await placeButton());
    expect(screen.getByText('Choose a payment method')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Bank transfer' }));
    expect(screen.getByText('MB12 0000 1234')).toBeVisible();
    expect(screen.getByLabelText('Name of the sender')).toHaveAccessibleDescription(
      'Name of the sender is required',
    );
    await user.type(screen.getByLabelText('Name of the sender'), 'Mona');
    await user.click(await placeButton());
    await waitFor(() => expect(marketplace.requests('placeOrder')).toHaveLength(1));
    expect(marketplace.requests('placeOrder')[0]?.body).toMatchObject({
      payment_method: 'offline_payment',
      offline_method_id: 1,
      offline_answers: { sender: 'Mona' },
    });
    expect(shell.toast).toHaveBeenCalledWith({ kind: 'success', text: 'Payment info updated.' });
  });

  it('shows a guest no wallet (CHK-8)', async () => {
    const methods = aQuote().payment_methods.filter(({ method }) => method !== 'wallet');
    const wallet = { method: 'wallet', allowed: 0, reason: 'You are not logged in' } as const;
    quotes({ wallet_balance: null, payment_methods: [...methods, wallet] });
    draw();
    await placeButton();
    expect(region('Payment').getAllByRole('radio')).toHaveLength(methods.length);
    expect(screen.queryByText('You are not logged in')).toBeNull();
  });

  it('lets a wallet pay a part, and shows the cashback (CHK-2, CHK-8)', async () => {
    quotes({ wallet_balance: 3, cashback: { title: 'Weekend', amount: 0.5 } });
    const { user } = draw({ customer: aCustomer() });
    await placeButton();
    expect(screen.getByText('You earn $0.50 cashback')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Pay $3.00 from your wallet' }));
    await waitFor(() =>
      expect(lastQuote()).toMatchObject({ partial_payment: 1, payment_method: 'cash_on_delivery' }),
    );
  });
});

it('orders a Buy Now item (CHK-1, POP-8)', async () => {
  const item = anItem({ id: 9 });
  const shell = aShell({ path: '/checkout?page=buy_now', addresses: [someAddress] });
  jest.mocked(shell.checkout.started).mockReturnValue({
    page: 'buy_now',
    choice: { item, quantity: 2, addOns: [{ id: 5, quantity: 1 }], note: 'no onions' },
  });
  draw(shell);
  await placeButton();
  expect(shell.checkout.started).toHaveBeenCalledWith('buy_now');
  expect(lastQuote()).toMatchObject({
    is_buy_now: 1,
    items: [
      {
        ...{ model: 'Item', item_id: 9, quantity: 2, add_on_ids: [5], add_on_qtys: [1], variation: [] },
        note: 'no onions',
      },
    ],
  });
});

it('shows the note of a line (CHK-10)', async () => {
  quotes({ lines: [aBillLine({ note: 'no onions' }), aBillLine({ cart_id: 2, name: 'Bread' })] });
  draw();
  await placeButton();
  expect(screen.getAllByText(/^Note: /).map(({ textContent }) => textContent)).toEqual([
    'Note: \u2068no onions\u2069',
  ]);
});

it('starts again for another Buy Now item', async () => {
  const shell = aShell({ path: '/checkout?page=buy_now', addresses: [someAddress] });
  const buys = (id: number) =>
    jest
      .mocked(shell.checkout.started)
      .mockReturnValue({ page: 'buy_now', choice: { item: anItem({ id }), quantity: 5 } });
  quotes({ lines: [aBillLine({ cart_id: null, quantity: 5, stock: 2, problem: 'out_of_stock' })] });
  buys(1);
  const first = draw(shell);
  await first.user.click(await screen.findByRole('button', { name: /^Order only 2 of/ }));
  await waitFor(() => expect(lastQuote()).toMatchObject({ items: [{ item_id: 1, quantity: 2 }] }));
  first.unmount();
  buys(2);
  draw(shell);
  await waitFor(() => expect(lastQuote()).toMatchObject({ items: [{ item_id: 2, quantity: 5 }] }));
});

it('shows sender and receiver of a parcel with its note, and asks for no other (PCL-4)', async () => {
  const shell = aShell({
    path: '/checkout?page=parcel',
    customer: aCustomer(),
    module: aModule({ id: 5, module_type: 'parcel' }),
  });
  const end = (name: string) => ({
    address: `${name} street`,
    latitude: 24.7,
    longitude: 54.7,
    contact_person_name: name,
    contact_person_number: '+971501234567',
  });
  jest.mocked(shell.checkout.started).mockReturnValue({
    page: 'parcel',
    parcel: { parcel_category_id: 1, sender: end('Ali'), receiver: end('Sara'), charge_payer: 'sender' },
    note: 'Ring the bell',
  });
  quotes({ store: null, lines: [] });
  const { user } = draw(shell);
  await placeButton();
  expect(screen.getByText('Ali street')).toBeVisible();
  expect(screen.getByText('Sara street')).toBeVisible();
  expect(screen.getByText('Ring the bell')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /^Note for the/ })).toBeNull();
  await user.click(await placeButton());
  await waitFor(() => expect(marketplace.requests('placeOrder')).toHaveLength(1));
  expect(marketplace.requests('placeOrder')[0]?.body).toMatchObject({
    order_type: 'parcel',
    order_note: 'Ring the bell',
  });
});

describe('who cannot order', () => {
  it('an empty cart leads home (CRT-5)', async () => {
    quotes({ store: null, lines: [], problems: [{ code: 'empty', message: 'Your cart is empty' }] });
    const { user, shell } = draw();
    await user.click(await screen.findByRole('button', { name: 'Continue Shopping' }));
    expect(shell.navigate).toHaveBeenCalledWith('/home');
  });

  it.each([
    ['where guests do not check out', CART, 0],
    ['of a campaign', '/checkout?page=campaign', 1],
  ])(
    'a guest, %s, sees that the page needs a sign-in, and can go back from it (CHK-1, CRT-5, POP-9, SES-4, RTE-4)',
    async (_, path, guest_checkout_status) => {
      marketplace.answers({ config: aConfig({ guest_checkout_status }) });
      const { user, shell } = draw({}, { path });
      const needed = 'You must be login to access this page.';
      expect(await screen.findByRole('heading', { name: needed })).toBeVisible();
      expect(shell.toast).toHaveBeenCalledWith(expect.objectContaining({ kind: 'error', text: needed }));
      expect(shell.session.signIn).not.toHaveBeenCalled();
      await user.click(screen.getByRole('button', { name: 'Sign In' }));
      expect(shell.session.signIn).toHaveBeenCalledWith();
      expect(marketplace.requests('quoteOrder')).toHaveLength(0);
    },
  );

  it('a customer whose Buy Now item was lost sees a message', async () => {
    draw({}, { path: '/checkout?page=buy_now' });
    expect(await screen.findByText('Nothing to order yet')).toBeVisible();
  });
});

describe('opened by its address', () => {
  const choice = { item: anItem({ module_id: 2 }), quantity: 1 };
  const end = {
    address: 'Street',
    latitude: 24,
    longitude: 54,
    contact_person_name: 'A',
    contact_person_number: '+971501234567',
  };
  const parcel = { parcel_category_id: 1, sender: end, receiver: end, charge_payer: 'sender' as const };
  const STARTED: Record<string, CheckoutStart> = {
    buy_now: { page: 'buy_now', choice },
    campaign: { page: 'campaign', choice },
    parcel: { page: 'parcel', parcel },
  };
  const open = (page: string, facts: ShellFacts) => {
    const path = `/checkout?page=${page}&store_id=7${facts.path ?? ''}`;
    const shell = aShell({ customer: aCustomer(), addresses: [someAddress], ...facts, path });
    jest.mocked(shell.checkout.started).mockImplementation((name) => STARTED[name] ?? null);
    return draw(shell);
  };

  it.each(['cart', 'buy_now', 'campaign', 'parcel', 'prescription'])(
    'asks a visitor without a place for one, at page=%s (LOC-19, LOC-24, RTE-4)',
    async (page) => {
      const types: Record<string, string> = { parcel: 'parcel', prescription: 'pharmacy' };
      const module = aModule({ id: 2, module_type: types[page] ?? 'food' });
      const { user, shell } = open(page, { location: null, module: null, modules: null });
      expect(await screen.findByRole('heading', { name: 'Insert delivery location' })).toBeVisible();
      expect(screen.queryByText('Loading your order…')).not.toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Pick from Map' }));
      expect(shell.location.pick).toHaveBeenCalledWith({ flow: 'store' });
      expect(marketplace.requests('quoteOrder')).toHaveLength(0);
      act(() => {
        shell.location.current.set(aLocation());
        shell.module.available.set([module]);
        shell.module.current.set(module);
      });
      expect(await placeButton()).toBeVisible();
    },
  );

  it.each(['buy_now', 'campaign', 'parcel'])(
    'shows without a place, too, that nothing was started, at page=%s (CHK-1)',
    async (page) => {
      const path = `/checkout?page=${page}`;
      draw(aShell({ path, customer: aCustomer(), location: null, module: null, modules: null }));
      expect(await screen.findByText('Nothing to order yet')).toBeVisible();
    },
  );

  it('asks for the module of a cart that names none (LOC-24, MOD-2)', async () => {
    const { user, shell } = open('cart', { module: null, modules: [aModule()] });
    expect(
      await screen.findByRole('heading', { name: 'Select a type of module for your orders' }),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Select a module' }));
    expect(shell.module.choose).toHaveBeenCalled();
    act(() => shell.module.current.set(aModule()));
    expect(await placeButton()).toBeVisible();
  });

  it.each([
    ['buy_now', 2],
    ['campaign', 2],
    ['parcel', 5],
    ['prescription', 3],
  ])('goes into the module of its goods, at page=%s (RTE-1)', async (page, id) => {
    const modules = ['food', 'grocery', 'pharmacy', 'ecommerce', 'parcel'].map((module_type, at) =>
      aModule({ id: at + 1, module_type }),
    );
    const { shell } = open(page, { module: modules[0], modules });
    const path = `/checkout?page=${page}&store_id=7&module_id=${id}`;
    await waitFor(() => expect(shell.navigate).toHaveBeenCalledWith(path, { replace: true }));
    expect(marketplace.requests('quoteOrder')).toHaveLength(0);
  });

  it.each([
    ['cart', '&module_id=9'],
    ['buy_now', ''],
    ['parcel', ''],
    ['prescription', ''],
  ])(
    'says that the place is not served, and asks for another, at page=%s (LOC-24, MOD-3)',
    async (page, path) => {
      const { user, shell } = open(page, { module: null, modules: [aModule({ id: 1 })], path });
      expect(await screen.findByRole('heading', { name: 'Not available at this location' })).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Change location' }));
      expect(shell.location.pick).toHaveBeenCalledWith({ flow: 'store' });
    },
  );

  it('offers a retry where a guest gets no id', async () => {
    const shell = aShell({ path: CART, addresses: [someAddress] });
    shell.session.state.set({ status: 'guest', guestId: null, customer: null });
    jest.mocked(shell.session.guestId).mockRejectedValueOnce(new Error('offline'));
    const { user } = draw(shell);
    expect(
      await screen.findByRole('heading', { level: 1, name: "We couldn't prepare your order" }),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /try again/i }));
    expect(shell.session.guestId).toHaveBeenCalledTimes(2);
    act(() =>
      shell.session.state.set({ status: 'guest', guestId: 'guest-0123456789abcdef', customer: null }),
    );
    expect(await placeButton()).toBeVisible();
  });
});

it('shows the server’s reason why there is no bill', async () => {
  marketplace.answers({ quoteOrder: refuses(404, 'This item does not exist.') });
  draw();
  expect(await screen.findByText('This item does not exist.')).toBeVisible();
});

it('shows once why there is no bill, on the page, as its first heading (API-5)', async () => {
  const onError = jest.fn();
  configureClient({ onError });
  marketplace.answers({ quoteOrder: refuses(404, 'This item does not exist.') });
  const { user, shell } = draw();
  expect(
    await screen.findByRole('heading', { level: 1, name: "We couldn't price your order" }),
  ).toBeInTheDocument();
  // A no stays a no.
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Back to cart' }));
  expect(shell.cart.open).toHaveBeenCalled();
  expect(onError).not.toHaveBeenCalled();
});

it('keeps its layout while it loads, and offers a retry where nothing came', async () => {
  marketplace.answers({ quoteOrder: refuses(500) });
  const { user } = draw();
  expect(screen.getByText('Loading your order…')).toBeInTheDocument();
  const again = await screen.findByRole('button', { name: /try again/i });
  quotes({});
  await user.click(again);
  expect(await placeButton()).toBeVisible();
});

it('keeps filled-in fields when quotes are limited, and requests one again on a retry (CHK-10)', async () => {
  const { user } = draw();
  await placeButton();
  await user.type(screen.getByRole('textbox', { name: 'Note for the restaurant' }), 'Ring twice');
  marketplace.answers({ quoteOrder: refuses(429, 'Please wait 20 seconds.', 'too_many') });
  await user.type(screen.getByLabelText('Coupon code'), 'welcome10{Enter}');
  expect(await screen.findByText("We couldn't update the bill.")).toBeVisible();
  expect(screen.getByText('Please wait 20 seconds.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Note for the restaurant' })).toHaveValue('Ring twice');
  quotes({ coupon: { code: 'WELCOME10', title: 'First order', discount: 0.45 } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('WELCOME10 saves you $0.45')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Note for the restaurant' })).toHaveValue('Ring twice');
});

it('suggests the note of the last order for the same place, and applies it on request (CHK-2)', async () => {
  quotes({ last_note: 'Ring the blue bell' });
  const { user } = draw();
  await placeButton();
  expect(screen.getByRole('textbox', { name: 'Note for the restaurant' })).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Same as last time: Ring the blue bell' }));
  expect(screen.getByRole('textbox', { name: 'Note for the restaurant' })).toHaveValue('Ring the blue bell');
  expect(screen.queryByRole('button', { name: /Same as last time/ })).toBeNull();
});

it('keeps filled-in fields when its release is replaced', async () => {
  const shell = aShell({ path: CART, addresses: [anAddress({ id: 4 })] });
  const first = draw(shell);
  await placeButton();
  await first.user.type(screen.getByRole('textbox', { name: 'Note for the restaurant' }), 'Ring twice');
  first.unmount();
  draw(shell);
  await placeButton();
  expect(screen.getByRole('textbox', { name: 'Note for the restaurant' })).toHaveValue('Ring twice');
});

it('keeps filled-in fields over a reload, and shows a customer’s to nobody else (CHK-10)', async () => {
  const shell = aShell({ path: CART, addresses: [anAddress({ id: 4 })], customer: aCustomer({ id: 1 }) });
  const first = draw(shell);
  await placeButton();
  await first.user.type(screen.getByRole('textbox', { name: 'Note for the restaurant' }), 'Ring twice');
  expect(shell.drafts.keep).toHaveBeenLastCalledWith('checkout.order', expect.anything(), {
    overReload: true,
  });
  first.unmount();
  shell.session.state.set({ status: 'customer', guestId: null, customer: aCustomer({ id: 2 }) });
  draw(shell);
  await placeButton();
  expect(screen.getByRole('textbox', { name: 'Note for the restaurant' })).toHaveValue('');
});

it('is complete in Arabic (I18-5)', async () => {
  draw({}, { language: 'ar' });
  expect(await screen.findByRole('heading', { level: 1, name: 'إتمام الطلب' })).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: /^تأكيد الطلب/ })).toBeVisible();
});
