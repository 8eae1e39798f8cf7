import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { describe, it } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { compressTemplate } from './compressed-template.ts';
import { fillTemplate, placeholderOf } from './response-values.ts';

const values = (nonce = randomBytes(16).toString('base64')) => ({
  nonce,
  pageToken: randomBytes(150).toString('base64url'),
  age: '7',
});
const LENGTHS = { nonce: 24, pageToken: 200, age: 1 };

/** So many letters of Arabic, in words. */
const words = (count: number) =>
  Array.from(randomBytes(count), (byte) => (byte < 40 ? ' ' : String.fromCharCode(0x627 + (byte % 36)))).join(
    '',
  );

const style = (css: string) => `<style nonce="${placeholderOf('nonce')}">${css}</style>\n`;
const PAGE = `<!doctype html>
<meta name="token" content="${placeholderOf('pageToken')}">
${style('body{margin:0}')}${style('body{margin:1px}')}${style('p{color:red}')}
<h1>مطاعم قريبة منك</h1>
${'<p>Meals from the kitchens around you</p>'.repeat(200)}
<script data-age="${placeholderOf('age')}">{}</script>`;

describe('a page that is compressed once', () => {
  it('is in each response the same page with the values of that response', async () => {
    const compressed = await compressTemplate(PAGE, LENGTHS);
    for (let count = 0; count < 50; count += 1) {
      const own = values();
      assert.equal(brotliDecompressSync(compressed.fill(own)).toString(), fillTemplate(PAGE, own));
    }
  });

  it('is so in Arabic', async () => {
    const card = () => `<a class="${randomBytes(4).toString('hex')}" href="/store/">${words(20)}</a>\n`;
    const cards = () => Array.from({ length: 200 }, card).join('');
    const page = Array.from({ length: 8 }, () => `${style('a{color:red}')}${cards()}`).join('');
    const compressed = await compressTemplate(page, LENGTHS);
    for (let count = 0; count < 20; count += 1) {
      const own = values();
      assert.equal(brotliDecompressSync(compressed.fill(own)).toString(), fillTemplate(page, own));
    }
  });

  it('holds no value of another response', async () => {
    const compressed = await compressTemplate(PAGE, LENGTHS);
    const first = values();
    compressed.fill(first);
    const text = brotliDecompressSync(compressed.fill(values())).toString();
    for (const value of [first.nonce, first.pageToken]) assert.ok(!text.includes(value));
  });

  for (const [what, own] of Object.entries({
    'repeat themselves': { ...values('A'.repeat(24)), pageToken: 'a'.repeat(200) },
    'stand in the page, too': { ...values('<p>Meals from the kitche'), pageToken: 'x'.repeat(200) },
    'are the same': { ...values('x'.repeat(24)), pageToken: 'x'.repeat(200) },
  }))
    it(`can have values that ${what}`, async () => {
      const compressed = await compressTemplate(PAGE, LENGTHS);
      assert.equal(brotliDecompressSync(compressed.fill(own)).toString(), fillTemplate(PAGE, own));
    });

  for (const [what, page] of Object.entries({
    'no values': '<p>text</p>',
    'a value first': `${placeholderOf('nonce')}<p>text</p>`,
    'a value last': `<p>text</p>${placeholderOf('nonce')}`,
    'a value beside another': `<p>${placeholderOf('nonce')}${placeholderOf('age')}</p>`,
    'random bytes': `${randomBytes(50_000).toString('base64')}"${placeholderOf('nonce')}"`,
  }))
    it(`can have ${what}`, async () => {
      const own = values();
      const compressed = await compressTemplate(page, LENGTHS);
      assert.equal(brotliDecompressSync(compressed.fill(own)).toString(), fillTemplate(page, own));
    });

  it('refuses a value of another length, which would shift what follows', async () => {
    const compressed = await compressTemplate(PAGE, LENGTHS);
    assert.throws(() => compressed.fill({ ...values(), age: '12' }), /age has 2 bytes in place of 1/);
  });

  it('is refused where it has more values than can be left out', async () => {
    const many = Array.from({ length: 100 }, () => style('p{}')).join('');
    await assert.rejects(compressTemplate(many, LENGTHS), /may have 758 bytes in all/);
  });

  it('is refused where its stream would not be the page, as where the page has what stands for its values', async () => {
    const controls = Array.from({ length: 31 }, (_, index) => String.fromCharCode(index + 1)).join('');
    const page = `${PAGE}${'\u0001\u0001\u0003\u0001\u0004\u0001\u0005\u0001'}${controls}${PAGE}`;
    await assert.rejects(compressTemplate(page, LENGTHS), /differs from the page/);
  });
});
