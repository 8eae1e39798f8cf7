import { screen, waitFor, within } from '@testing-library/react';
import { aBill, aConfig, aModule, aShell, aStoredFile, marketplace, unreachable } from '@souk/testing';
import type { ShellFacts } from '@souk/testing';
import { HEADERS, type CheckoutSectionProps } from '@souk/contracts';
import { draw, placeButton, quotes, someAddress } from '../testing/draw-checkout.ts';

const PATH = '/checkout?page=prescription&store_id=7&module_id=3';
const lastQuote = () => marketplace.requests('quoteOrder').at(-1)?.body;
const sent = () => marketplace.requests('placePrescription');

/** The pharmacy's part of the page, in the hands of a test. */
function Section({
  prescriptionOnly,
  lines,
  onChange,
  onUploading,
  showErrors,
  extras,
}: CheckoutSectionProps) {
  const missing = showErrors && !extras.prescription_files?.length;
  return (
    <>
      <button
        onClick={() => onChange({ prescription_files: [aStoredFile({ id: 'a-picture-of-the-test' })] })}
      >
        Take a picture
      </button>
      <button onClick={() => onUploading?.(true)}>Start an upload</button>
      <button onClick={() => onUploading?.(false)}>End the upload</button>
      {prescriptionOnly && lines.length === 0 && <p>Nothing but a prescription</p>}
      {missing && <p>A picture is missing</p>}
    </>
  );
}

function open(facts: ShellFacts = {}) {
  const shell = aShell({
    path: PATH,
    addresses: [someAddress],
    module: aModule({ id: 3, module_type: 'pharmacy' }),
    ...facts,
  });
  // The one place that this page asks for.
  jest.mocked(shell.contribution as () => Promise<typeof Section>).mockResolvedValue(Section);
  quotes({ lines: [], prescription_required: 1, bill: aBill({ subtotal: 0, total: 5, due: 5 }) });
  return draw(shell);
}
afterEach(() => sessionStorage.clear());

it('shows who prices it and when, and asks only for what that needs (RX-5)', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Prescription order' })).toBeInTheDocument();
  expect(
    screen.getByText('The pharmacist reads your prescription and gives you the price before you pay.'),
  ).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Olive Kitchen' })).toBeVisible();
  expect(await screen.findByText('Nothing but a prescription')).toBeVisible();
  expect(lastQuote()).toMatchObject({ prescription: 1, store_id: 7, order_type: 'delivery' });
  for (const part of ['Payment', 'Coupon', 'Your order'])
    expect(screen.queryByRole('region', { name: part })).not.toBeInTheDocument();
  expect(screen.getByText('The pharmacist sets the price')).toBeVisible();
  expect(screen.queryByText('Total')).not.toBeInTheDocument();
});

it('is not sent without a picture, with a message in its place (RX-3)', async () => {
  const { user } = open();
  await user.click(await placeButton());
  expect(await screen.findByText('A picture is missing')).toBeVisible();
  expect(sent()).toHaveLength(0);
});

it('waits for a picture that is on its way, and says so (RX-3)', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Take a picture' }));
  await user.click(screen.getByRole('button', { name: 'Start an upload' }));
  await user.click(await placeButton());
  expect(await screen.findByText('Wait until your picture is uploaded')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Check your prescription.');
  expect(sent()).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'End the upload' }));
  expect(screen.queryByText('Wait until your picture is uploaded')).not.toBeInTheDocument();
  await user.click(await placeButton());
  await waitFor(() => expect(sent()).toHaveLength(1));
});

it('begins with the prescription, on the page and where something is missing (RX-3, RX-5)', async () => {
  const { user } = open({ contact: null });
  const section = await screen.findByText('Nothing but a prescription');
  expect(section.compareDocumentPosition(screen.getByLabelText('Contact Person Name'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  await user.click(await placeButton());
  const notices = within(screen.getByRole('alert')).getAllByRole('paragraph');
  expect(notices.map(({ textContent }) => textContent)).toEqual([
    'Add your prescription.',
    'Add your name.',
    'Add your phone number.',
  ]);
  await waitFor(() => expect(document.activeElement?.id).toBe('checkout-extras'));
});

it('is sent with pictures, address, contact, note and tip, and leads to the page that waits for its price (RX-1, RX-2)', async () => {
  const { user, shell } = open();
  await user.click(await screen.findByRole('button', { name: 'Take a picture' }));
  await user.click(screen.getByRole('button', { name: '$2.00' }));
  await user.type(screen.getByRole('textbox', { name: 'Note for the store' }), 'Twice a day');
  await user.click(await placeButton());
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toMatchObject({
    guest_id: 'guest-0123456789abcdef',
    store_id: '7',
    address: someAddress.address,
    contact_person_name: 'Lena Haddad',
    contact_person_number: '+966500000002',
    dm_tips: '2',
    order_note: 'Twice a day',
    prescription_files: ['a-picture-of-the-test'],
  });
  await waitFor(() =>
    expect(shell.navigate).toHaveBeenCalledWith('/checkout/placed?order_id=1&module_id=3', { replace: true }),
  );
  expect(shell.checkout.done).not.toHaveBeenCalled();
});

it('is one order, however often it is sent: the key is the same (RX-1)', async () => {
  marketplace.answers({ placePrescription: unreachable() });
  const { user, shell } = open();
  await user.click(await screen.findByRole('button', { name: 'Take a picture' }));
  await user.dblClick(await placeButton());
  const again = await screen.findByRole('button', { name: 'Check again' });
  marketplace.answers({ placePrescription: { message: '', order_id: 4 } });
  await user.click(again);
  await waitFor(() => expect(shell.navigate).toHaveBeenCalled());
  expect(new Set(sent().map(({ headers }) => headers.get(HEADERS.idempotency))).size).toBe(1);
});

it('asks guests to sign in where guests may not order (RX-5, CRT-5)', async () => {
  marketplace.answers({ config: aConfig({ guest_checkout_status: 0 }) });
  const { user, shell } = draw({}, { path: PATH });
  await user.click(await screen.findByRole('button', { name: 'Sign In' }));
  expect(shell.session.signIn).toHaveBeenCalled();
});

it('shows no store without a number', async () => {
  draw({}, { path: '/checkout?page=prescription&store_id=x&module_id=3' });
  expect(await screen.findByText('Nothing to order yet')).toBeVisible();
});
