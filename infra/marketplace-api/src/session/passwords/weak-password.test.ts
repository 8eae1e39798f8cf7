import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { commonPasswords } from './common-passwords.ts';
import { weaknessOf } from './weak-password.ts';

const owner = {
  f_name: 'Layla',
  l_name: 'Al-Masri',
  email: 'layla.masri@souk.example',
  phone: '+971501234567',
};

describe('a password', () => {
  it('from published leaks is refused, also with capitals and a few signs added (PRF-10)', () => {
    assert.ok(commonPasswords.size > 17_000);
    for (const password of [
      'password',
      'PASSWORD',
      'Password1!',
      'sunshine2024',
      'qwertyuiop',
      '1234567890',
      'iloveyou!!',
      'ｐａｓｓｗｏｒｄ',
    ])
      assert.equal(weaknessOf(password, owner), 'session.password_common', password);
  });

  it('of one or two characters, or of a run of them, is refused (PRF-10)', () => {
    for (const password of ['zzzzzzzz', 'abababab', 'ghijklmn', '98765432', 'ذذذذذذذذ'])
      assert.equal(weaknessOf(password, owner), 'session.password_common', password);
  });

  it('that is the name, email or phone of its owner is refused (PRF-10)', () => {
    for (const password of [
      'Layla Al-Masri',
      'almasrilayla',
      'LaylaAlMasri99',
      'layla.masri',
      'layla.masri@souk.example',
      '+971501234567',
      '0501234567',
      '501234567',
      '050 123 4567',
    ])
      assert.equal(weaknessOf(password, owner), 'session.password_own', password);
  });

  it('that is hard to guess is accepted, of whatever characters', () => {
    for (const password of [
      'correct horse',
      'a-long-password',
      'layla bakes bread',
      '7 camels in a row',
      'قهوة بلا سكر',
      '8502917463',
    ])
      assert.equal(weaknessOf(password, owner), null, password);
    assert.equal(weaknessOf('correct horse', {}), null);
  });
});
