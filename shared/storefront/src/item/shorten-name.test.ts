import { shortenName } from './shorten-name.ts';

it.each([
  ['Lentil Soup', 'Lentil Soup'],
  ['Slow-roasted shoulder of lamb with saffron rice', 'Slow-roasted shoulder of…'],
  ['Vitamin C 1000 mg, 20 Tablets', 'Vitamin C 1000 mg, 20'],
  ['Paracetamol Tablets 500 mg, 24 Capsules', 'Paracetamol T… 500 mg, 24'],
  ['Folic Acid for Two, 90 Tablets', 'Folic Acid fo… 90 Tablets'],
  ['Building Blocks, 500 Pieces', 'Building Bloc… 500 Pieces'],
  ['فيتامينات متعددة للرجال 60', 'فيتامينات متعددة للرج… 60'],
  ['حفاضات أطفال مقاس كبير جدًا 60 حبة', 'حفاضات أطفال مقاس… 60 حبة'],
  ['فيتامين سي 1000 ملغ 20 قرصًا', 'فيتامين سي 1000 ملغ 20'],
  ['A Thousand Steps with 365000 Smiles on the Way', 'A Thousand Steps with…'],
  ['Paracetamol Tablets for Adults 500 mg', 'Paracetamol Table… 500 mg'],
  ['Sparkling Water from Springs 6 x 330 ml', 'Sparkling Wat… 6 x 330 ml'],
  ['أقراص باراسيتامول للكبار والصغار 500 ملغ', 'أقراص باراسيتامو… 500 ملغ'],
])('cuts %s at 25 characters and keeps the figures that tell packs apart: %s (CRD-7, CON-4)', (name, cut) => {
  expect(shortenName(name)).toBe(cut);
});

it('counts a letter of several code units as one', () => {
  expect(shortenName('🍕'.repeat(26))).toBe(`${'🍕'.repeat(25)}…`);
});
