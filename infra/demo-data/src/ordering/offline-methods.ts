import { words } from '../words.ts';

/** Offline payment methods (CHK-8). The accounts do not exist. */
export const offlineMethodRows = () => [
  {
    id: 1,
    name: words('Bank transfer', 'تحويل مصرفي'),
    instructions: [
      { name: words('Bank', 'المصرف'), value: 'Bank of Marsa Lulwa' },
      { name: words('Account name', 'اسم الحساب'), value: 'Souk Marketplace' },
      { name: words('IBAN', 'رقم الحساب الدولي'), value: 'AE00 0000 0000 0000 0000 000' },
    ],
    inputs: [
      {
        name: 'account_holder',
        label: words('Account holder', 'صاحب الحساب'),
        placeholder: words('As your bank writes it', 'كما يكتبه مصرفك'),
        required: true,
      },
      {
        name: 'reference',
        label: words('Transfer reference', 'رقم التحويل'),
        placeholder: words('From your receipt', 'من إيصال التحويل'),
        required: true,
      },
      {
        name: 'note',
        label: words('Note', 'ملاحظة'),
        placeholder: words('Anything we should know', 'أي شيء ينبغي أن نعرفه'),
        required: false,
      },
    ],
    position: 0,
  },
  {
    id: 2,
    name: words('Exchange house', 'مكتب صرافة'),
    instructions: [
      { name: words('Pay to', 'ادفع إلى'), value: 'Souk Marketplace' },
      { name: words('Customer code', 'رمز العميل'), value: 'SOUK-1000' },
    ],
    inputs: [
      {
        name: 'receipt',
        label: words('Receipt number', 'رقم الإيصال'),
        placeholder: words('At the top of the receipt', 'في أعلى الإيصال'),
        required: true,
      },
    ],
    position: 1,
  },
];
