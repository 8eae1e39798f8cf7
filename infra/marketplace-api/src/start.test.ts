import assert from 'node:assert/strict';
import { truncateSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { it } from 'node:test';
import { testDatabases } from '@souk/database/testing';
import { startTestApi } from './testing/api.ts';

it('stops at once, though a client stopped reading a video half-way', { timeout: 60_000 }, async () => {
  const [database] = testDatabases();
  assert.ok(database);
  const api = await startTestApi(database);
  const film = join(api.mediaDir, 'film.webm');
  writeFileSync(film, '');
  // More than the buffers in between can hold.
  truncateSync(film, 64 * 1024 * 1024);
  const { hostname, port } = new URL(api.url);
  const reader = connect(Number(port), hostname);
  reader.write(`GET /media/film.webm HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`);
  await new Promise((begun) => reader.once('data', begun));
  reader.pause();
  reader.on('error', () => {});
  const started = Date.now();
  await api.close();
  assert.ok(Date.now() - started < 5_000);
  reader.destroy();
});
