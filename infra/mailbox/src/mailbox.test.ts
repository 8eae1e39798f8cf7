import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { startMailbox } from './start.ts';

const mail = (subject: string, html: string) =>
  [
    'From: Souk <no-reply@souk.example>',
    'To: lena@souk.example',
    `Subject: ${subject}`,
    'Date: Sun, 01 Nov 2026 10:00:00 +0000',
    'MIME-Version: 1.0',
    'Content-Type: multipart/alternative; boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Plain words <b>',
    '--b',
    'Content-Type: text/html; charset=utf-8',
    '',
    html,
    '--b--',
    '',
  ].join('\r\n');

describe('the mailbox of the stack', () => {
  const folder = mkdtempSync(join(tmpdir(), 'souk-mailbox-'));
  let mailbox: Awaited<ReturnType<typeof startMailbox>>;
  before(async () => {
    mailbox = await startMailbox({ folder });
  });
  after(async () => {
    await mailbox.close();
    rmSync(folder, { recursive: true });
  });

  const get = (path: string, host = 'mail.localhost') =>
    new Promise<{ status: number; headers: Record<string, unknown>; body: string }>((resolve, reject) => {
      const asked = request(`${mailbox.url}${path}`, { headers: { host } }, (response) => {
        let body = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        );
      });
      asked.on('error', reject).end();
    });

  it('shows that there is nothing before the first message, and then lists the newest first', async () => {
    assert.match((await get('/')).body, /There are no messages yet/);
    writeFileSync(
      join(folder, '2026-11-01T10-00-00-000Z-a.eml'),
      mail('Older & <i>words</i>', '<p>Hello</p>'),
    );
    const sms = { to: '+971500000001', text: '123456 is your code', date: '2026-11-01T11:00:00.000Z' };
    writeFileSync(join(folder, '2026-11-01T11-00-00-000Z-b.sms.json'), JSON.stringify(sms));
    writeFileSync(join(folder, '2026-11-01T12-00-00-000Z-c.sms.json'), 'cut off');
    writeFileSync(join(folder, '2026-11-01T12-00-00-000Z-d.eml.new'), 'half');
    const { body } = await get('/');
    assert.ok(body.indexOf('123456 is your code') < body.indexOf('Older &#38; &#60;i&#62;words&#60;/i&#62;'));
    assert.equal(body.match(/<li>/g)?.length, 2);
  });

  it('draws a mail’s HTML in a sandbox where nothing runs', async () => {
    const id = '2026-11-01T10-00-00-000Z-a.eml';
    writeFileSync(
      join(folder, id),
      mail('Hello', '<html><head></head><body><script>alert(1)</script></body></html>'),
    );
    const page = await get(`/messages/${id}`);
    assert.match(page.body, /<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/);
    assert.match(page.body, /Plain words &#60;b&#62;/);
    assert.doesNotMatch(page.body, /<script/);
    assert.match(
      String(page.headers['content-security-policy']),
      /^default-src 'none'.*frame-ancestors 'none'$/,
    );
    const html = await get(`/messages/${id}/html`);
    const policy = String(html.headers['content-security-policy']);
    assert.match(policy, /^sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'/);
    assert.doesNotMatch(policy, /script|allow-same-origin/);
    const source = await get(`/messages/${id}/source`);
    assert.match(String(source.headers['content-disposition']), /^attachment/);
    assert.match(source.body, /^From: Souk/);
  });

  it('answers only to the names of this machine, and reads nothing outside of its folder', async () => {
    for (const host of ['evil.example', 'mail.localhost.evil.example'])
      assert.equal((await get('/', host)).status, 421);
    for (const host of ['localhost', '127.0.0.1']) assert.equal((await get('/', host)).status, 200);
    for (const id of ['..%2f..%2fetc%2fpasswd', 'none.eml', '2026-11-01T12-00-00-000Z-d.eml.new', '%00.eml'])
      for (const part of ['', '/html', '/source'])
        assert.notEqual((await get(`/messages/${id}${part}`)).status, 200, id + part);
  });
});
