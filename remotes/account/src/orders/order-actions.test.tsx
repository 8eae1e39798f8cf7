import {
  aCustomer,
  anOfflineMethod,
  aStoredFile,
  aZoneLookup,
  marketplace,
  refuses,
  renderRemote,
  someOrderDetails,
} from '@souk/testing';
import { leaveFor } from '@souk/remote-kit';
import { tokens } from '@souk/ui';
import type { OrderDetails, StoredFile } from '@souk/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { Account } from '../account.tsx';

jest.mock('@souk/remote-kit', () => ({
  ...jest.requireActual<object>('@souk/remote-kit'),
  leaveFor: jest.fn(() => true),
}));

const show = (changes: Partial<OrderDetails> = {}, language?: 'ar') => {
  marketplace.answers({ orderDetails: someOrderDetails({ id: 7, can_cancel: 0, ...changes }) });
  return renderRemote(Account, {
    path: '/profile?page=my-orders&orderId=7',
    shell: { customer: aCustomer() },
    language,
  });
};
const press = async ({ user }: ReturnType<typeof show>, name: string) =>
  user.click(await screen.findByRole('button', { name }));

it('is canceled with one of the reasons, and marks the missing one (ORD-4, ORD-5, ORD-18)', async () => {
  const page = show({ can_cancel: 1 });
  await press(page, 'Cancel order');
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this order?' }));
  await dialog.findByRole('radio', { name: 'I ordered by mistake' });
  await page.user.click(dialog.getByRole('button', { name: 'Cancel order' }));
  expect(dialog.getByRole('alert')).toHaveTextContent('Please select a reason');
  expect(dialog.getAllByRole('radio')[0]).toHaveFocus();
  expect(marketplace.requests('cancelOrder')).toHaveLength(0);
  await page.user.click(dialog.getByRole('radio', { name: 'I ordered by mistake' }));
  expect(dialog.getByRole('alert')).toBeEmptyDOMElement();
  marketplace.answers({ orderDetails: someOrderDetails({ id: 7, order_status: 'canceled', can_cancel: 0 }) });
  await page.user.click(dialog.getByRole('button', { name: 'Cancel order' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Canceled'));
  // What the wallet paid is back.
  expect(page.shell.session.reload).toHaveBeenCalled();
  expect(marketplace.requests('cancelOrder')[0]?.body).toMatchObject({
    order_id: 7,
    reason: 'I ordered by mistake',
  });
  expect(page.shell.toast).toHaveBeenCalledWith(
    expect.objectContaining({ kind: 'success', text: 'Order canceled successfully' }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('keeps an order that the store has started meanwhile, with the reason (ORD-4)', async () => {
  marketplace.answers({ cancelOrder: refuses(403, 'This order can no longer be canceled.') });
  const page = show({ can_cancel: 1 });
  await press(page, 'Cancel order');
  const dialog = within(await screen.findByRole('dialog'));
  await page.user.click(await dialog.findByRole('radio', { name: 'It takes too long' }));
  await page.user.click(dialog.getByRole('button', { name: 'Cancel order' }));
  await waitFor(() =>
    expect(page.shell.toast).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'error', text: 'This order can no longer be canceled.' }),
    ),
  );
});

it('says that it is too late to cancel once the store accepts the order under the open page (ORD-4, ORD-10)', async () => {
  show({ can_cancel: 1, order_status: 'pending' });
  await screen.findByRole('button', { name: 'Cancel order' });
  marketplace.answers({
    orderDetails: someOrderDetails({ id: 7, order_status: 'confirmed', can_cancel: 0 }),
  });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  expect(await screen.findByText('Your order was accepted and can no longer be canceled.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
});

it('offers no cancellation of an order that cannot be canceled (ORD-16)', async () => {
  show();
  await screen.findByRole('article', { name: 'Order 7' });
  expect(screen.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Request refund' })).not.toBeInTheDocument();
});

it('does not press to order again while a refund is decided (ORD-16)', async () => {
  const secondary = { background: tokens.color.surface };
  const { unmount } = show({ order_status: 'canceled' });
  expect(await screen.findByRole('button', { name: 'Order again' })).not.toHaveStyle(secondary);
  unmount();
  show({ order_status: 'refund_requested' });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Order again' })).toHaveStyle(secondary));
});

it('requests a refund with a reason, a note and pictures (ORD-6, AMB-26)', async () => {
  marketplace.answers({ uploadFile: aStoredFile({ id: 'picture-number-0001' }) });
  const page = show({ order_status: 'delivered', can_request_refund: 1 });
  await press(page, 'Request refund');
  const dialog = within(await screen.findByRole('dialog', { name: 'Request refund' }));
  await page.user.click(dialog.getByRole('button', { name: 'Send request' }));
  expect(await dialog.findByText('Please select a reason')).toBeVisible();
  await page.user.click(await dialog.findByRole('radio', { name: 'It arrived cold' }));
  await page.user.type(dialog.getByRole('textbox', { name: /Tell us more/ }), 'Ice cold');
  await page.user.upload(
    dialog.getByLabelText(/Add pictures/),
    new File(['x'], 'a.png', { type: 'image/png' }),
  );
  await dialog.findByRole('img', { name: 'Picture 1 of your refund request' });
  expect(marketplace.requests('uploadFile')[0]?.body).toEqual({ purpose: 'refund' });
  await page.user.click(dialog.getByRole('button', { name: 'Send request' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(marketplace.requests('requestRefund')[0]?.body).toEqual({
    order_id: 7,
    reason: 'It arrived cold',
    note: 'Ice cold',
    files: ['picture-number-0001'],
  });
});

it('keeps what is written of a refund request while a picture uploads, and waits for the picture (ORD-6)', async () => {
  let arrive: (file: StoredFile) => void = () => undefined;
  marketplace.answers({ uploadFile: () => new Promise<StoredFile>((resolve) => (arrive = resolve)) });
  const page = show({ order_status: 'delivered', can_request_refund: 1 });
  await press(page, 'Request refund');
  const dialog = within(await screen.findByRole('dialog', { name: 'Request refund' }));
  const picture = new File(['x'], 'a.png', { type: 'image/png' });
  await page.user.upload(dialog.getByLabelText(/Add pictures/), picture);
  await waitFor(() => expect(marketplace.requests('uploadFile')).toHaveLength(1));
  await page.user.click(await dialog.findByRole('radio', { name: 'It arrived cold' }));
  await page.user.type(dialog.getByRole('textbox', { name: /Tell us more/ }), 'Ice cold');
  await page.user.click(dialog.getByRole('button', { name: 'Send request' }));
  expect(marketplace.requests('requestRefund')).toEqual([]);
  arrive(aStoredFile({ id: 'picture-number-0001' }));
  await dialog.findByRole('img', { name: 'Picture 1 of your refund request' });
  expect(dialog.getByRole('radio', { name: 'It arrived cold' })).toBeChecked();
  expect(dialog.getByRole('textbox', { name: /Tell us more/ })).toHaveValue('Ice cold');
  await page.user.click(dialog.getByRole('button', { name: 'Send request' }));
  await waitFor(() => expect(marketplace.requests('requestRefund')).toHaveLength(1));
  expect(marketplace.requests('requestRefund')[0]?.body).toMatchObject({ files: ['picture-number-0001'] });
});

it('drops a picture of a refund request that is closed before it is uploaded (ORD-6)', async () => {
  let arrive: (file: StoredFile) => void = () => undefined;
  marketplace.answers({ uploadFile: () => new Promise<StoredFile>((resolve) => (arrive = resolve)) });
  const page = show({ order_status: 'delivered', can_request_refund: 1 });
  await press(page, 'Request refund');
  const dialog = within(await screen.findByRole('dialog', { name: 'Request refund' }));
  const picture = new File(['x'], 'a.png', { type: 'image/png' });
  await page.user.upload(dialog.getByLabelText(/Add pictures/), picture);
  await waitFor(() => expect(marketplace.requests('uploadFile')).toHaveLength(1));
  await page.user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  arrive(aStoredFile());
  await press(page, 'Request refund');
  const again = within(await screen.findByRole('dialog', { name: 'Request refund' }));
  await page.user.click(await again.findByRole('radio', { name: 'It arrived cold' }));
  await page.user.click(again.getByRole('button', { name: 'Send request' }));
  await waitFor(() => expect(marketplace.requests('requestRefund')).toHaveLength(1));
  expect(marketplace.requests('requestRefund')[0]?.body).toEqual({ order_id: 7, reason: 'It arrived cold' });
});

it('keeps the text of a refund request that was refused, or closed (ORD-6)', async () => {
  marketplace.answers({ requestRefund: refuses(403, 'A refund cannot be requested for this order.') });
  const page = show({ order_status: 'delivered', can_request_refund: 1 });
  await press(page, 'Request refund');
  const dialog = within(await screen.findByRole('dialog'));
  await page.user.click(await dialog.findByRole('radio', { name: 'It arrived cold' }));
  await page.user.type(dialog.getByRole('textbox', { name: /Tell us more/ }), 'Ice cold');
  await page.user.click(dialog.getByRole('button', { name: 'Send request' }));
  expect(await dialog.findByText('A refund cannot be requested for this order.')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: /Tell us more/ })).toHaveValue('Ice cold');
  expect(page.shell.drafts.keep).toHaveBeenLastCalledWith(
    'account/refund/1/7',
    { reason: 'It arrived cold', note: 'Ice cold', files: [] },
    { overReload: true },
  );
  page.unmount();
  const drafted = { reason: 'It arrived cold', note: 'Ice cold', files: [] };
  page.shell.drafts.keep('account/refund/1/7', drafted);
  renderRemote(Account, { path: '/profile?page=my-orders&orderId=7', shell: page.shell });
  await page.user.click(await screen.findByRole('button', { name: 'Request refund' }));
  expect(await screen.findByRole('textbox', { name: /Tell us more/ })).toHaveValue('Ice cold');
});

it('is paid again on the provider’s page, or in cash where that is taken (PAY-3 to PAY-6)', async () => {
  marketplace.answers({
    payOrder: ({ body }) =>
      (body as { payment_method: string }).payment_method === 'digital_payment'
        ? { message: '', payment_url: 'http://pay.localhost/7' }
        : { message: 'Your payment method is changed.', payment_url: null },
    zoneLookup: aZoneLookup({
      zone_data: [{ id: 1, name: 'Harbour', cash_on_delivery: 1, digital_payment: 1 }],
    }),
  });
  const page = show({ payment_method: 'digital_payment', can_pay: 1, can_switch_to_cash: 1 });
  await press(page, 'Pay now');
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('http://pay.localhost/7'));
  await press(page, 'Pay in cash');
  await waitFor(() =>
    expect(page.shell.toast).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'success', text: 'Your payment method is changed.' }),
    ),
  );
  expect(marketplace.requests('payOrder').map(({ body }) => body)).toEqual([
    { order_id: 7, payment_method: 'digital_payment', _method: 'put' },
    { order_id: 7, payment_method: 'cash_on_delivery', _method: 'put' },
  ]);
  // The result is shown by loading the order again.
  await waitFor(() => expect(marketplace.requests('orderDetails').length).toBeGreaterThan(1));
});

it('accepts a pharmacist’s price with the total that was shown (RX-5)', async () => {
  marketplace.answers({ payOrder: { message: '', payment_url: 'http://pay.localhost/8' } });
  const page = show({
    payment_method: 'digital_payment',
    prescription_order: 1,
    order_amount: 21,
    can_pay: 1,
  });
  await press(page, 'Accept and pay online');
  await waitFor(() =>
    expect(marketplace.requests('payOrder')[0]?.body).toMatchObject({ accepted_total: 21 }),
  );
});

it('says nothing more of an offline payment that gave way to cash (CHK-15, PAY-4)', async () => {
  const offline_payment = { method_name: 'Bank transfer', status: 'denied', answers: {}, note: '' } as const;
  show({ payment_method: 'cash_on_delivery', offline_payment });
  await screen.findByRole('heading', { name: 'Payment' });
  expect(screen.queryByText('Payment not confirmed')).toBeNull();
  expect(screen.queryByText('Bank transfer')).toBeNull();
});

it('corrects the answers of an offline payment (CHK-15)', async () => {
  const method = anOfflineMethod();
  const [input] = method.inputs;
  marketplace.answers({
    offlineMethods: [method],
    offlinePayment: { message: 'Payment info updated.' },
  });
  const name = input?.name ?? '';
  const page = show({
    payment_method: 'offline_payment',
    can_pay: 1,
    offline_payment: {
      method_name: method.method_name,
      answers: { [name]: 'TX-1' },
      status: 'denied',
      note: '',
    },
  });
  await press(page, 'Update payment info');
  const dialog = within(await screen.findByRole('dialog', { name: 'Update payment info' }));
  const field = await dialog.findByRole('textbox', { name: input?.label });
  expect(field).toHaveValue('TX-1');
  await page.user.clear(field);
  await page.user.click(dialog.getByRole('button', { name: 'Send payment info' }));
  expect(await dialog.findByText(`${input?.label} is required`)).toBeVisible();
  expect(field).toHaveFocus();
  await page.user.type(field, 'TX-2');
  await page.user.click(dialog.getByRole('button', { name: 'Send payment info' }));
  await waitFor(() =>
    expect(page.shell.toast).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'success', text: 'Payment info updated.' }),
    ),
  );
  expect(marketplace.requests('offlinePayment')[0]?.body).toMatchObject({
    order_id: 7,
    offline_method_id: method.id,
    offline_answers: { [name]: 'TX-2' },
  });
});

it('is completely in Arabic (ORD-18)', async () => {
  const page = show({ can_cancel: 1 }, 'ar');
  await press(page, 'إلغاء الطلب');
  const dialog = within(await screen.findByRole('dialog', { name: 'هل تريد إلغاء هذا الطلب؟' }));
  await dialog.findAllByRole('radio');
  await page.user.click(dialog.getByRole('button', { name: 'إلغاء الطلب' }));
  expect(dialog.getByRole('alert')).toHaveTextContent('يرجى اختيار سبب');
});
