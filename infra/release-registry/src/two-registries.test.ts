import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { startS3Double, type S3Double } from '@souk/object-store/testing';
import { newSigningKey } from './signing/sign-document.ts';
import { startRegistry, type RunningRegistry } from './start-registry.ts';
import { databases, startDatabase } from './testing/databases.ts';
import { aRelease, registryAt } from './testing/releases.ts';
import { newToken } from './tokens/token-format.ts';

if (databases.includes('server'))
  describe('two registries on one PostgreSQL and one store', () => {
    const token = newToken('person');
    let database: { url: string; close(): Promise<void> };
    let store: S3Double;
    let nodes: RunningRegistry[];

    before(async () => {
      database = await startDatabase('server');
      store = await startS3Double();
      const { privateKey } = newSigningKey();
      const options = {
        databaseUrl: database.url,
        storeDir: '/nowhere',
        storeUrl: store.url,
        token,
        signingKey: privateKey,
      };
      const started = await Promise.allSettled([startRegistry(options), startRegistry(options)]);
      // One that started is closed although the other did not.
      nodes = started.flatMap((node) => (node.status === 'fulfilled' ? node.value : []));
      for (const node of started) if (node.status === 'rejected') throw node.reason;
    });
    after(async () => {
      for (const node of nodes) await node.close();
      await store.close();
      await database.close();
    });

    const at = (index: number) => registryAt(nodes[index]?.url ?? '', token);

    /** The revisions that a node's event stream names, as they come. */
    async function* revisionsAt(index: number): AsyncGenerator<number> {
      const url = new URL('/registry/v1/channels/production/events', nodes[index]?.url);
      const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
      const decoder = new TextDecoder();
      let text = '';
      for await (const chunk of response.body ?? []) {
        text += decoder.decode(chunk, { stream: true });
        const blocks = text.split('\n\n');
        text = blocks.pop() ?? '';
        for (const block of blocks) {
          const data = /^data: (.+)$/m.exec(block)?.[1];
          if (data) yield (JSON.parse(data) as { revision: number }).revision;
        }
      }
    }

    it('send their edges what the other one made live, from a release that was published to the other one', async () => {
      const host = aRelease('host', '1.0.0');
      assert.equal((await at(0).publish(host)).status, 201);
      assert.equal((await at(1).publish(host)).status, 200);
      const received = revisionsAt(1);
      assert.equal((await received.next()).value, 0);
      const { status, body } = await at(0).activate({ remote: 'host', version: '1.0.0', holdback: 0 });
      assert.equal(status, 200, JSON.stringify(body));
      assert.equal((await received.next()).value, 1);
      await received.return(undefined);
    });

    it('let one of two uploads of a version win, at whichever registry they arrive', async () => {
      const answers = await Promise.all([
        at(0).publish(aRelease('host', '2.0.0', { code: 'one' })),
        at(1).publish(aRelease('host', '2.0.0', { code: 'two' })),
      ]);
      assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 409]);
    });

    it('let one of two activations win, and show the other admin what is live', async () => {
      const { body } = await at(0).state();
      const revision = Number(body.revision);
      const change = { remote: 'host', version: '2.0.0', holdback: 0, revision };
      const answers = await Promise.all([at(0).activate(change), at(1).activate(change)]);
      assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
      const [refused] = answers.filter(({ status }) => status === 409);
      assert.equal(refused?.body.code, 'stale-revision');
    });
  });
