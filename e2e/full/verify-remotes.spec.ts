import { HOST_NAME } from '@souk/contracts';
import { production } from '../fixtures/small-release.ts';
import { souk } from '../fixtures/souk-command.ts';
import { stackUnderTest } from '../fixtures/stack-under-test.ts';
import { expect, test } from '../fixtures/test.ts';

const { remotes } = await production();

test.describe('souk verify passes the live release of', () => {
  // The remote with the most pages takes five minutes on two cores, and shares these with two others here.
  test.describe.configure({ timeout: 900_000 });

  for (const [remote, { stable }] of Object.entries(remotes))
    if (remote !== HOST_NAME && stable !== null)
      test(remote, async () => {
        const { url, ...registry } = stackUnderTest();
        const release = `${remote}@${stable}`;
        const { code, out, err } = await souk(registry, ['verify', release, '--storefront', url]);
        expect(out + err).not.toContain('✗');
        expect(out).toMatch(/✓ counts its first load: at most \d+\.\d kB of its files/);
        expect(out).toContain(`${remote} ${stable} passed in ${HOST_NAME}@`);
        expect(code).toBe(0);
      });
});
