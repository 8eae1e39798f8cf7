import { refusalText } from './refusal-text.ts';
import { initLanguage } from './language.ts';

it('gives in both languages the reason why a quantity is refused (CRT-13)', () => {
  initLanguage('en');
  expect([refusalText('stock'), refusalText('maximum')]).toEqual(['Out of Stock', 'Out of Limits']);
  initLanguage('ar');
  expect([refusalText('stock'), refusalText('maximum')]).toEqual(['نفدت الكمية', 'تجاوزت الحد المسموح']);
});
