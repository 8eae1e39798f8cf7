import { addressSchema } from './address-schema.ts';

it('takes an e-mail of 255 characters, and none that is longer (CON-4)', async () => {
  const email = (length: number) => '@souk.example'.padStart(length, 'a');
  const check = (length: number) => addressSchema().validateAt('email', { email: email(length) });
  await expect(check(255)).resolves.toBe(email(255));
  await expect(check(256)).rejects.toThrow('255');
});
