import type { ReleaseRecord } from '@souk/contracts';
import type { RegistryClient } from '../registry-client.ts';
import { RegistryError } from '../registry/registry-error.ts';

/**
 * Asks the gate about a published release before anything is announced, so that nobody confirms a change that is refused afterwards.
 * @throws RegistryError with the findings of the gate, or if the release was never published
 */
export async function requireGate(
  client: RegistryClient,
  channel: string,
  { remote, version }: Pick<ReleaseRecord, 'remote' | 'version'>,
  known?: ReleaseRecord,
): Promise<void> {
  const record = known ?? (await client.release(remote, version));
  if (!record)
    throw new RegistryError(
      `${remote} ${version} was never published. Publish it first, or choose another version.`,
      404,
      'no-release',
    );
  const { passed, findings } = await client.check({ channel, record });
  if (passed) return;
  const [first] = findings;
  throw new RegistryError(
    findings.map(({ message }) => message).join(' '),
    422,
    first?.code === 'quarantined' ? 'quarantined' : 'gate',
    { findings },
  );
}
