import { setTimeout as pause } from 'node:timers/promises';
import { createRegistryClient } from '../registry-client.ts';
import { findChromium } from '../verify/find-chromium.ts';
import { readVerifierKey, signStatement, statementOf } from '../verify/sign-statement.ts';
import { runOne } from './run-one.ts';

/** Shorter than the registry's lease. */
const TIMEOUT_MS = 10 * 60_000;
const EVERY_MS = 10_000;

export interface VerifierOptions {
  registryUrl: string;
  /** With the rights to read and to verify, and no other. */
  token: string;
  /** The key that the token was made with: Ed25519, PKCS#8 in base64. */
  key: string;
  /** Where a browser finds the storefront. */
  storefront: string;
  chromiumPath: string | undefined;
  log(line: string): void;
  /** How long one release may take, in milliseconds. */
  timeoutMs?: number;
  /** How often it asks the registry for work, in milliseconds. */
  everyMs?: number;
  /** What verifies one release, for tests. */
  program?: string;
}

export interface RunningVerifier {
  close(): Promise<void>;
}

/**
 * Verifies what is published, one release after the other, each in a process of its own. Without work it asks the registry now
 * and then, and does nothing else. Without a Chromium it logs that, and is off.
 */
export function startVerifier(options: VerifierOptions): RunningVerifier {
  const ending = new AbortController();
  const done = work(options, ending.signal).catch((error: unknown) =>
    options.log(`Verifier: off. ${error instanceof Error ? error.message : String(error)}`),
  );
  return {
    async close() {
      ending.abort();
      await done;
    },
  };
}

async function work(options: VerifierOptions, stop: AbortSignal): Promise<void> {
  const { registryUrl, token, log, storefront, timeoutMs = TIMEOUT_MS, everyMs = EVERY_MS } = options;
  const key = readVerifierKey(options.key);
  const client = createRegistryClient({ url: registryUrl, token });
  const [chromiumPath] = await findChromium(options.chromiumPath);
  if (chromiumPath === undefined)
    throw new Error('No Chromium was found: what is published is not verified. Name one with CHROMIUM_PATH.');
  const logged = new Set<string>();
  /** What is the same for every release is logged once. */
  const logOnce = (line: string) => {
    if (!logged.has(line)) log(`Verifier: ${line}`);
    logged.add(line);
  };
  while (!stop.aborted) {
    // An outage of the registry ends some time, and is in the registry's own log.
    const record = await client.claimVerification().catch(() => null);
    if (!record) {
      await waitFor(everyMs, stop);
      continue;
    }
    const named = `${record.remote} ${record.version}`;
    try {
      const task = { record, storefront, chromiumPath };
      const found = await runOne(task, {
        readBundle: client.serverBundle,
        log: logOnce,
        timeoutMs,
        stop,
        ...(options.program ? { program: options.program } : {}),
      });
      if (!found) return;
      const { passed } = await client.recordVerification(signStatement(statementOf(record, found), key));
      log(`Verifier: ${named} ${passed ? 'passed' : 'did not pass'} in ${found.host}.`);
    } catch (error) {
      log(`Verifier: ${named} was not verified: ${error instanceof Error ? error.message : String(error)}`);
      await waitFor(everyMs, stop);
    }
  }
}

const waitFor = (ms: number, stop: AbortSignal) => pause(ms, null, { signal: stop }).catch(() => undefined);
