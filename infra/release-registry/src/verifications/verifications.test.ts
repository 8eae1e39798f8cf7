import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { AuditEntry, GateFinding, ReleaseRecord, Verification } from '@souk/contracts';
import { databases } from '../testing/databases.ts';
import { startRegistryUnderTest } from '../testing/registry-under-test.ts';
import type { RegistryUnderTest } from '../testing/registry-under-test.ts';
import { aRelease } from '../testing/releases.ts';
import { aVerifierKey, registerVerifier, signedVerification } from '../testing/verifiers.ts';

for (const kind of databases)
  describe(`verifications, on the ${kind} database`, () => {
    let registry: RegistryUnderTest;
    let count = 0;
    before(async () => {
      registry = await startRegistryUnderTest(kind);
    });
    after(() => registry.close());

    /** A published release in a channel that takes verified ones only. */
    const published = async () => {
      count += 1;
      const channel = `strict-${count}`;
      const { record, ...release } = aRelease('food', `1.0.${count}`);
      await registry.operator.publish({ record, ...release });
      await registry.operator.patch(`channels/${channel}/settings/food`, { verification: true });
      const activate = async () => {
        const { status, body } = await registry.operator.activate(
          { remote: 'food', version: record.version, holdback: 0 },
          channel,
        );
        return [status, ((body.findings ?? []) as GateFinding[]).map(({ code }) => code)] as const;
      };
      return { record, activate, channel };
    };
    const read = async ({ remote, version }: ReleaseRecord) =>
      (await registry.operator.get(`releases/${remote}/${version}/verification`))
        .body as unknown as Verification;
    const address = ({ remote, version }: ReleaseRecord) => `releases/${remote}/${version}/verification`;

    it('make a release live in a strict channel by a verifier’s signature, and record verifier, host and checks', async () => {
      const { record, activate } = await published();
      assert.deepEqual(await activate(), [422, ['verification']]);
      const verifier = await registerVerifier(registry, 'verifier of the site');
      assert.equal((await verifier.verify(record)).status, 200);
      const { verifiedBy, host, checks, passed, believed, signature } = await read(record);
      assert.deepEqual(
        [verifiedBy, host, passed, believed, checks.map(({ name }) => name)],
        ['verifier of the site', 'host@1.0.0', true, true, ['draws its routes']],
      );
      assert.match(signature ?? '', /^[A-Za-z0-9+/]{86}==$/);
      assert.deepEqual(await activate(), [200, []]);
    });

    it('limit a release to its budget by what the verifier saw it load, and not by what its entry declares', async () => {
      const hidden = 'x'.repeat(267_000);
      const { record, ...release } = aRelease('food', '2.0.0', {
        // As webpack writes it, and untrue: the file is loaded all the same.
        code: `var map = { "./remote": () => Promise.all([]).then(() => load("hidden.js")) };`,
        files: { 'hidden.js': hidden },
        lazy: ['hidden.js'],
      });
      await registry.operator.publish({ record, ...release });
      await registry.operator.patch('channels/frugal/settings/food', {
        verification: true,
        budgetBytes: 100_000,
      });
      const verifier = await registerVerifier(registry, 'verifier that counts');
      const activate = async () => {
        const wanted = { remote: 'food', version: '2.0.0', holdback: 0 };
        const { status, body } = await registry.operator.activate(wanted, 'frugal');
        return [status, ((body.findings ?? []) as GateFinding[]).map(({ code }) => code)];
      };
      const seen = signedVerification(verifier, record, { firstLoadBytes: 267_400 });
      const less = await verifier.client.putJson(address(record), { ...seen, firstLoadBytes: 400 });
      assert.equal(less.body.code, 'wrong-signature');
      assert.equal((await verifier.client.putJson(address(record), seen)).status, 200);
      assert.equal((await read(record)).firstLoadBytes, 267_400);
      assert.deepEqual(await activate(), [422, ['budget']]);
      const undrawn = {
        passed: false,
        firstLoadBytes: null,
        verifiedAt: new Date(Date.now() + 500).toISOString(),
      };
      assert.equal((await verifier.verify(record, undrawn)).status, 200);
      assert.equal((await read(record)).firstLoadBytes, null);
      const later = new Date(Date.now() + 1000).toISOString();
      await verifier.verify(record, { firstLoadBytes: 400, verifiedAt: later });
      assert.deepEqual(await activate(), [200, []]);
    });

    it('are refused from tokens that publish, activate or administer, which is in the audit log', async () => {
      const { record, activate } = await published();
      const key = aVerifierKey();
      const team = await registry.holder('food team', {
        remote: 'food',
        actions: ['read', 'publish', 'activate', 'rollback', 'administer'],
      });
      for (const client of [team, registry.operator]) {
        const refused = await client.putJson(address(record), signedVerification(key, record));
        assert.deepEqual([refused.status, refused.body.code], [403, 'not-allowed']);
      }
      assert.deepEqual(await activate(), [422, ['verification']]);
      const { body } = await registry.operator.get('audit?search=food%20team%20verify%20refused');
      assert.equal((body.entries as AuditEntry[])[0]?.code, 'not-allowed');
    });

    it('require a token without any other right, created by an administrator of everything', async () => {
      const { publicKey: verifierKey } = aVerifierKey();
      const wanted = { name: 'both', kind: 'ci', days: 1, verifierKey };
      for (const action of ['publish', 'activate', 'rollback', 'administer', 'report']) {
        const refused = await registry.operator.post('tokens', {
          ...wanted,
          scopes: [
            { remote: 'food', actions: [action] },
            { remote: '*', actions: ['verify'] },
          ],
        });
        assert.deepEqual([refused.status, refused.body.code], [422, 'bad-verifier'], action);
      }
      const scopes = [{ remote: 'food', actions: ['verify'] }];
      const lead = await registry.holder('food lead', { remote: 'food', actions: ['administer'] });
      assert.equal((await lead.post('tokens', { ...wanted, scopes })).status, 403);
      const { name, kind: tokenKind, days } = wanted;
      const keyless = await registry.operator.post('tokens', { name, kind: tokenKind, days, scopes });
      assert.deepEqual([keyless.status, keyless.body.code], [422, 'bad-verifier']);
    });

    it('are refused when signed by another key, for other bytes, at another time, or changed', async () => {
      const { record, activate } = await published();
      const verifier = await registerVerifier(registry);
      const stranger = signedVerification(aVerifierKey(), record);
      const signed = signedVerification(verifier, record, { passed: false });
      const bettered = { ...signed, checks: signed.checks.map((check) => ({ ...check, passed: true })) };
      const otherRelease = signedVerification(verifier, { ...record, version: '9.9.9' });
      for (const [body, code] of [
        [stranger, 'wrong-signature'],
        [bettered, 'wrong-signature'],
        [{ ...otherRelease, content: signed.content }, 'wrong-signature'],
        [signedVerification(verifier, record, { content: '0'.repeat(64) }), 'other-content'],
        [signedVerification(verifier, record, { verifiedAt: '2026-01-01T00:00:00.000Z' }), 'wrong-time'],
      ] as const) {
        const refused = await verifier.client.putJson(address(record), body);
        assert.equal(refused.body.code, code);
      }
      assert.deepEqual(await activate(), [422, ['verification']]);
    });

    it('are never replaced by an earlier one', async () => {
      const { record } = await published();
      const verifier = await registerVerifier(registry);
      const now = Date.now();
      const at = (ms: number) => new Date(now + ms).toISOString();
      assert.equal((await verifier.verify(record, { passed: false, verifiedAt: at(0) })).status, 200);
      const late = await verifier.verify(record, { verifiedAt: at(-1000) });
      assert.deepEqual([late.status, late.body.code], [409, 'newer-verification']);
      assert.equal((await read(record)).passed, false);
    });

    it('count no longer once their verifier is revoked, but earlier releases may come back', async () => {
      const first = await published();
      const verifier = await registerVerifier(registry, 'revoked later');
      await verifier.verify(first.record);
      assert.deepEqual(await first.activate(), [200, []]);
      const next = aRelease('food', `1.1.${count}`);
      await registry.operator.publish(next);
      await verifier.verify(next.record);
      const { version } = next.record;
      const { channel } = first;
      const body = { remote: 'food', version, holdback: 0 };
      assert.equal((await registry.operator.activate(body, channel)).status, 200);
      await verifier.revoke();
      assert.equal((await read(first.record)).believed, false);
      const other = await published();
      await registry.pool.query(
        `insert into registry.verifications select remote, $1, passed, verification, created_at, verifier_id, content_hash, signature
         from registry.verifications where version = $2`,
        [other.record.version, version],
      );
      assert.deepEqual(await other.activate(), [422, ['verification']]);
      const back = await registry.operator.rollback({ remote: 'food', reason: 'bad' }, channel);
      assert.equal(back.status, 200, JSON.stringify(back.body));
    });

    it('from before verifiers existed are shown, and do not count', async () => {
      const { record, activate } = await published();
      const { remote, version } = record;
      const old = {
        remote,
        version,
        passed: true,
        checks: [],
        host: 'host@1.0.0',
        verifiedAt: '',
        verifiedBy: 'ci',
      };
      await registry.pool.query(
        'insert into registry.verifications (remote, version, passed, verification) values ($1, $2, true, $3)',
        [remote, version, JSON.stringify(old)],
      );
      const { believed, verifiedBy, signature } = await read(record);
      assert.deepEqual([believed, verifiedBy, signature], [false, 'ci', null]);
      assert.deepEqual(await activate(), [422, ['verification']]);
      assert.equal((await (await registerVerifier(registry)).verify(record)).status, 200);
      assert.deepEqual(await activate(), [200, []]);
    });
  });
