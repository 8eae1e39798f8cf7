import assert from 'node:assert/strict';
import { it } from 'node:test';
import { UserError } from './user-error.ts';
import { describeDatabaseError, requireDatabase } from './require-database.ts';

it('gives the reason why a database refuses, instead of calling it unreachable', () => {
  const refused = Object.assign(new Error('role "souk" does not exist'), { code: '28000' });
  assert.equal(
    describeDatabaseError(refused, 'db:5432'),
    'The database of DATABASE_URL at db:5432 refused the connection: role "souk" does not exist. Correct user, password or database in DATABASE_URL.',
  );
});

it('reports in one sentence that a database does not respond', async () => {
  await assert.rejects(
    requireDatabase('postgres://souk@127.0.0.1:9/souk'),
    (error) =>
      error instanceof UserError &&
      error.message ===
        'The database of DATABASE_URL at 127.0.0.1:9 does not respond (ECONNREFUSED). Start it, or correct DATABASE_URL.',
  );
});
