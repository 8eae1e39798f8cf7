import { missingFields } from './missing-fields.ts';

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
  expect(missingFields(errors, 'cart')).toEqual({
    add: ['contactNumber', 'address'],
    choose: ['slot', 'payment'],
    correct: ['contactEmail', 'lines', 'offlineAnswers'],
  });
});

it('asks to check what is filled in, and is refused all the same (CHK-7)', () => {
  const errors = {
    address: "This store doesn't deliver to your location.",
    contactNumber: 'Enter a valid phone number',
    slot: 'The store is closed',
  };
  expect(missingFields(errors, 'cart')).toEqual({
    add: [],
    choose: [],
    correct: ['contactNumber', 'address', 'slot'],
  });
});

it('begins with the prescription where nothing else is ordered, as the page does (RX-5)', () => {
  const errors = {
    contactName: 'Name is required',
    extras: 'Please upload your prescription image',
  };
  expect(missingFields(errors, 'prescription').add).toEqual(['extras', 'contactName']);
  expect(missingFields(errors, 'cart').add).toEqual(['contactName', 'extras']);
});
