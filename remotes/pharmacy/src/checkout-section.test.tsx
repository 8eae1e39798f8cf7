import { useState } from 'react';
import { HEADERS } from '@souk/contracts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import {
  aBillLine,
  aCustomer,
  aStoredFile,
  marketplace,
  pending,
  refuses,
  renderRemote,
} from '@souk/testing';
import type { ShellFacts } from '@souk/testing';
import { MAX_PICTURE_BYTES } from '@souk/contracts';
import type { CheckoutExtras, StoredFile } from '@souk/contracts';
import { CheckoutSection } from './checkout-section.tsx';

const medicine = aBillLine({ name: 'Migraine Relief', is_prescription_required: 1 });
const picture = (name = 'rx.png', type = 'image/png') => new File(['a picture'], name, { type });
const stored = (id: number): StoredFile => aStoredFile({ id: `picture-number-000${id}` });

interface Options {
  prescriptionOnly?: boolean;
  lines?: ReturnType<typeof aBillLine>[];
  files?: StoredFile[];
  showErrors?: boolean;
  onUploading?: (isUploading: boolean) => void;
  shell?: ShellFacts;
}

function draw({
  prescriptionOnly,
  lines = [medicine],
  files = [],
  showErrors = false,
  onUploading,
  shell,
}: Options = {}) {
  function Section() {
    const [extras, setExtras] = useState<CheckoutExtras>({ prescription_files: files });
    return (
      <CheckoutSection
        prescriptionOnly={prescriptionOnly}
        lines={lines}
        orderType="delivery"
        extras={extras}
        onChange={(changes) => setExtras((now) => ({ ...now, ...changes }))}
        onUploading={onUploading}
        showErrors={showErrors}
      />
    );
  }
  return renderRemote(Section, { shell });
}
const input = () => screen.getByLabelText<HTMLInputElement>(/Upload pictures of your prescription/);
const pictures = () => screen.queryAllByRole('img', { name: /of your prescription/ });

it('asks for a prescription only where a line needs one, and names the line (RX-4)', () => {
  draw({ lines: [aBillLine()] }).unmount();
  draw();
  expect(screen.getByText('Required for Migraine Relief')).toBeVisible();
});

it('shows nothing where none is needed (RX-4)', () => {
  draw({ lines: [aBillLine()] });
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

it('asks for pictures of an order by a prescription alone (RX-5)', () => {
  draw({ prescriptionOnly: true, lines: [], showErrors: true });
  expect(screen.getByText('Please upload your prescription image')).toBeVisible();
  expect(screen.queryByText(/Required for/)).not.toBeInTheDocument();
});

it('shows in the exact words what is missing, at the field (RX-3, CHK-5)', () => {
  draw({ showErrors: true });
  expect(screen.getByText('Please upload your prescription image')).toBeVisible();
  expect(input()).toBeInvalid();
  expect(input()).toHaveAccessibleDescription(/Please upload your prescription image/);
});

it('uploads a picture, shows it, and removes it again (RX-3)', async () => {
  marketplace.answers({ uploadFile: stored(1) });
  const { user } = draw({ showErrors: true });
  await user.upload(input(), picture());
  await waitFor(() => expect(pictures()).toHaveLength(1));
  const [uploaded] = marketplace.requests('uploadFile');
  expect(uploaded?.body).toEqual({ purpose: 'prescription' });
  expect(uploaded?.headers.get(HEADERS.guest)).toBe('guest-0123456789abcdef');
  expect(screen.queryByText('Please upload your prescription image')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove picture 1' }));
  expect(pictures()).toHaveLength(0);
});

it('uploads a customer’s picture with the customer’s token (RX-5)', async () => {
  marketplace.answers({ uploadFile: stored(1) });
  const { user } = draw({ shell: { customer: aCustomer() } });
  await user.upload(input(), picture());
  await waitFor(() => expect(pictures()).toHaveLength(1));
  expect(marketplace.requests('uploadFile')[0]?.body).toEqual({ purpose: 'prescription' });
});

it('accepts three at most (RX-3, CON-4, CRD-15)', async () => {
  let id = 1;
  marketplace.answers({ uploadFile: () => stored((id += 1)) });
  const { user } = draw({ files: [stored(1)] });
  await user.upload(input(), [picture('a.png'), picture('b.png'), picture('c.png')]);
  expect(screen.getByText('Maximum 3 images can be send at a time.')).toBeVisible();
  await waitFor(() => expect(pictures()).toHaveLength(3));
  expect(screen.queryByLabelText(/Upload pictures/)).not.toBeInTheDocument();
});

it('leaves out a picture that is removed while another uploads (RX-3)', async () => {
  let arrive: (file: StoredFile) => void = () => undefined;
  marketplace.answers({ uploadFile: () => new Promise<StoredFile>((resolve) => (arrive = resolve)) });
  const onUploading = jest.fn();
  const { user } = draw({ files: [stored(1)], onUploading });
  await user.upload(input(), picture());
  await waitFor(() => expect(marketplace.requests('uploadFile')).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Remove picture 1' }));
  arrive(aStoredFile({ id: 'picture-number-0002', full_url: 'http://media.localhost/second.webp' }));
  await waitFor(() => expect(pictures()).toHaveLength(1));
  expect(pictures()[0]).toHaveAttribute('src', expect.stringContaining('second.webp'));
  expect(onUploading.mock.calls).toEqual([[true], [false]]);
});

it('does not say that a picture is missing while it uploads (RX-3)', async () => {
  marketplace.answers({ uploadFile: pending() });
  const { user } = draw({ showErrors: true });
  await user.upload(input(), picture());
  expect(await screen.findByRole('progressbar', { name: 'Uploading your prescription…' })).toBeVisible();
  expect(screen.queryByText('Please upload your prescription image')).not.toBeInTheDocument();
});

it('keeps the field focusable while a picture uploads, and takes no other meanwhile (RX-3)', async () => {
  marketplace.answers({ uploadFile: pending() });
  const { user } = draw();
  await user.upload(input(), picture());
  await waitFor(() => expect(marketplace.requests('uploadFile')).toHaveLength(1));
  expect(input()).toBeEnabled();
  expect(input()).toHaveFocus();
  expect(input()).toHaveAttribute('aria-disabled', 'true');
  const opensDialog = fireEvent.click(input());
  expect(opensDialog).toBe(false);
  fireEvent.change(input(), { target: { files: [picture('second.png')] } });
  await act(async () => {});
  expect(marketplace.requests('uploadFile')).toHaveLength(1);
});

it('keeps the focus among the pictures where one is removed, and where the third leaves no room (RX-3)', async () => {
  marketplace.answers({ uploadFile: stored(4) });
  const { user } = draw({ files: [stored(1), stored(2), stored(3)] });
  await user.click(screen.getByRole('button', { name: 'Remove picture 2' }));
  expect(input()).toHaveFocus();
  await user.upload(input(), picture());
  await waitFor(() => expect(pictures()).toHaveLength(3));
  expect(screen.getByRole('button', { name: 'Remove picture 3' })).toHaveFocus();
});

it('accepts images only, and none that is too large (RX-3)', async () => {
  draw();
  expect(input()).toHaveAttribute('accept', 'image/*');
  fireEvent.change(input(), { target: { files: [picture('rx.pdf', 'application/pdf')] } });
  expect(screen.getByText('Only images can be uploaded')).toBeVisible();
  const large = picture();
  Object.defineProperty(large, 'size', { value: MAX_PICTURE_BYTES + 1 });
  fireEvent.change(input(), { target: { files: [large] } });
  expect(screen.getByText('This picture is too large')).toBeVisible();
  fireEvent.change(input(), { target: { files: [picture()] } });
  await waitFor(() => expect(pictures()).toHaveLength(1));
  expect(marketplace.requests('uploadFile')).toHaveLength(1);
});

it('shows why the last picture was refused rather than that one is missing (RX-3)', async () => {
  marketplace.answers({ uploadFile: refuses(422, 'This is not a picture.') });
  draw({ showErrors: true });
  fireEvent.change(input(), { target: { files: [picture('rx.pdf', 'application/pdf')] } });
  expect(input()).toHaveAccessibleDescription(/Only images can be uploaded/);
  fireEvent.change(input(), { target: { files: [picture()] } });
  expect(await screen.findByText('This is not a picture.')).toBeVisible();
  expect(screen.queryByText('Please upload your prescription image')).not.toBeInTheDocument();
});

it('shows why the server did not accept one', async () => {
  marketplace.answers({ uploadFile: refuses(422, 'This is not a picture.') });
  const { user } = draw();
  await user.upload(input(), picture());
  expect(await screen.findByText('This is not a picture.')).toBeVisible();
  expect(pictures()).toHaveLength(0);
});
