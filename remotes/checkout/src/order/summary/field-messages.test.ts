import { fieldMessages } from './field-messages.ts';

it('distinguishes empty, unchosen and invalid fields, in the order of the page (CHK-7, CHK-10)', () => {
  const errors = {
    payment: 'Choose how to pay',
    'offlineAnswers.sender': 'Sender is required',
    slot: 'Choose a time for your order',
    contactEmail: 'Must be a valid email',
    contactNumber: 'Phone Number is required',
    address: 'Address is required',
    lines: "Remove the items that can't be ordered",
  };
  expect(fieldMessages(errors, 'cart')).toEqual([
    'Add your phone number.',
    'Check your email.',
    'Add your delivery address.',
    'Choose your order time.',
    'Check your items.',
    'Choose your payment method.',
    'Check your payment details.',
  ]);
});

it('asks to check what is filled in, and is refused all the same (CHK-7)', () => {
  const errors = {
    address: "This store doesn't deliver to your location.",
    contactNumber: 'Enter a valid phone number',
    slot: 'The store is closed',
  };
  expect(fieldMessages(errors, 'cart')).toEqual([
    'Check your phone number.',
    'Check your delivery address.',
    'Check your order time.',
  ]);
});

it('begins with the prescription where nothing else is ordered, as the page does (RX-5)', () => {
  const errors = {
    contactName: 'Name is required',
    extras: 'Please upload your prescription image',
  };
  const [name, prescription] = ['Add your name.', 'Add your prescription.'];
  expect(fieldMessages(errors, 'prescription')).toEqual([prescription, name]);
  expect(fieldMessages(errors, 'cart')).toEqual([name, prescription]);
});

it('speaks of no prescription where a grocer refuses what to do about out-of-stock items (CHK-7, CHK-10)', () => {
  const errors = { extras: 'This answer is too long.' };
  expect(fieldMessages(errors, 'cart', true)).toEqual(['Check your choice for out-of-stock items.']);
  expect(fieldMessages(errors, 'cart')).toEqual(['Check your prescription.']);
});
