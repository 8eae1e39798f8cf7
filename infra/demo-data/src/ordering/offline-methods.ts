import { textOf } from '../texts.ts';

/** Offline payment methods (CHK-8). The accounts do not exist. */
export const offlineMethodRows = () => [
  {
    id: 1,
    name: textOf('offline.bank'),
    instructions: [
      { name: textOf('offline.bank.bank'), value: 'Bank of Marsa Lulwa' },
      { name: textOf('offline.bank.account_name'), value: 'Souk Marketplace' },
      { name: textOf('offline.bank.iban'), value: 'AE00 0000 0000 0000 0000 000' },
    ],
    inputs: [
      {
        name: 'account_holder',
        label: textOf('offline.bank.account_holder.label'),
        placeholder: textOf('offline.bank.account_holder.placeholder'),
        required: true,
      },
      {
        name: 'reference',
        label: textOf('offline.bank.reference.label'),
        placeholder: textOf('offline.bank.reference.placeholder'),
        required: true,
      },
      {
        name: 'note',
        label: textOf('offline.bank.note.label'),
        placeholder: textOf('offline.bank.note.placeholder'),
        required: false,
      },
    ],
    position: 0,
  },
  {
    id: 2,
    name: textOf('offline.exchange'),
    instructions: [
      { name: textOf('offline.exchange.pay_to'), value: 'Souk Marketplace' },
      { name: textOf('offline.exchange.customer_code'), value: 'SOUK-1000' },
    ],
    inputs: [
      {
        name: 'receipt',
        label: textOf('offline.exchange.receipt.label'),
        placeholder: textOf('offline.exchange.receipt.placeholder'),
        required: true,
      },
    ],
    position: 1,
  },
];
