import { missingFields } from './missing-fields.ts';

const guest = { name: 'Mona', phone: '', email: 'x', country: 'SA' } as const;
const nothingSaid = () => false;

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
  expect(missingFields({ errors, guest }, nothingSaid)).toEqual({
    add: ['address', 'contactNumber'],
    choose: ['slot', 'payment'],
    check: ['contactEmail', 'offlineAnswers'],
  });
});

it('asks to check a typed number, and names no field whose error is shown already (CHK-7)', () => {
  const errors = { contactNumber: 'Enter a valid phone number', slot: 'The store is closed' };
  const typed = { ...guest, phone: '12' };
  expect(missingFields({ errors, guest: typed }, (message) => message === errors.slot)).toEqual({
    add: [],
    choose: [],
    check: ['contactNumber'],
  });
});
