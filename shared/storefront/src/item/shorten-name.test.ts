import { shortenName } from './shorten-name.ts';

it.each([
  ['Lentil Soup', 'Lentil Soup'],
  ['Slow-roasted shoulder of lamb with saffron rice', 'Slow-roasted shoulder of…'],
  ['Vitamin C 1000 mg, 20 Tablets', 'Vitamin C 1000 mg, 20 Tab…'],
  ['Paracetamol Tablets for Adults 500 mg', 'Paracetamol Table… 500 mg'],
  ['Sparkling Water from Springs 6 x 330 ml', 'Sparkling Wat… 6 x 330 ml'],
  ['أقراص باراسيتامول للكبار والصغار 500 ملغ', 'أقراص باراسيتامو… 500 ملغ'],
])('cuts %s at 25 characters and keeps the amount that tells packs apart: %s (CRD-7, CON-4)', (name, cut) => {
  expect(shortenName(name)).toBe(cut);
});

it('counts a letter of several code units as one', () => {
  expect(shortenName('🍕'.repeat(26))).toBe(`${'🍕'.repeat(25)}…`);
});
