import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { AwsClient } from 'aws4fetch';
import getPort from 'get-port';

const run = promisify(execFile);

export interface S3Server {
  /** With key and secret, for `openObjectStore`. */
  url: string;
  /** It refuses connections, as when its machine is down; its content stays. */
  stop(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

/** The programs that it needs, and their Debian packages. */
export const S3_SERVER_PROGRAMS = {
  'ceph-mon': 'ceph-mon',
  'ceph-osd': 'ceph-osd',
  radosgw: 'radosgw',
} as const;

const KEY = 'souk-key';
const SECRET = 'souk/secret+of=tests';
const BUCKET = 'souk';
const START_TIMEOUT_MS = 60_000;
const freePort = () => getPort({ host: '127.0.0.1' });

/** Ceph's object gateway over a cluster of one, in memory and on the loopback: an S3 server as people run it. */
export async function startS3Server(): Promise<S3Server> {
  const folder = await mkdtemp(join(tmpdir(), 'souk-ceph-'));
  const [monitor, gateway, first] = await Promise.all([freePort(), freePort(), freePort()]);
  const fsid = randomUUID();
  const conf = join(folder, 'ceph.conf');
  const disk = randomUUID();
  const running: ChildProcess[] = [];
  const program = (name: string, ...args: string[]) => {
    const child = spawn(name, ['-f', '-c', conf, ...args], { cwd: folder, stdio: 'ignore' });
    child.on('error', () => undefined);
    running.push(child);
    return child;
  };
  const ceph = (...args: string[]) =>
    run('ceph', ['-c', conf, '--connect-timeout', '30', ...args], { cwd: folder });

  let gatewayProcess: ChildProcess | undefined;
  const endpoint = `http://127.0.0.1:${gateway}`;
  const start = async () => {
    gatewayProcess = program('radosgw', '-n', 'client.rgw.a');
    await waitUntilReady(endpoint, gatewayProcess);
  };
  const close = async () => {
    for (const child of running.reverse()) await ended(child);
    await rm(folder, { recursive: true, force: true });
  };

  try {
    await mkdir(join(folder, 'mon'));
    await mkdir(join(folder, 'osd'));
    await mkdir(join(folder, 'rgw'));
    await writeFile(join(folder, 'keyring'), '');
    await writeFile(conf, configuration({ folder, fsid, monitor, gateway, first }));
    const map = join(folder, 'monmap');
    await run('monmaptool', [
      ...['--create', '--fsid', fsid, '--enable-all-features'],
      ...['--addv', 'a', `[v2:127.0.0.1:${monitor}]`, map],
    ]);
    await run('ceph-mon', ['--mkfs', '-i', 'a', '--fsid', fsid, '-c', conf, '--monmap', map]);
    program('ceph-mon', '-i', 'a');
    await ceph('osd', 'new', disk);
    await run('ceph-osd', ['-i', '0', '--mkfs', '--osd-uuid', disk, '-c', conf]);
    program('ceph-osd', '-i', '0');
    await start();
    await run('radosgw-admin', [
      ...['-c', conf, 'user', 'create', '--uid=souk', '--display-name=souk'],
      ...[`--access-key=${KEY}`, `--secret-key=${SECRET}`],
    ]);
    await makeBucket(endpoint);
  } catch (error) {
    await close();
    throw error;
  }
  const address = new URL(endpoint).host;
  return {
    url: `s3+http://${KEY}:${encodeURIComponent(SECRET)}@${address}/${BUCKET}?region=default`,
    stop: async () => {
      if (gatewayProcess) await ended(gatewayProcess);
    },
    start,
    close,
  };
}

async function makeBucket(endpoint: string): Promise<void> {
  const client = new AwsClient({
    accessKeyId: KEY,
    secretAccessKey: SECRET,
    region: 'default',
    service: 's3',
  });
  const response = await client.fetch(`${endpoint}/${BUCKET}`, { method: 'PUT' });
  if (!response.ok) throw new Error(`The gateway answered ${response.status}: ${await response.text()}`);
}

/** Kills a program, and resolves when it is gone. */
function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((done) => {
    child.once('exit', () => done());
    child.kill('SIGKILL');
  });
}

async function waitUntilReady(endpoint: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const response = await fetch(endpoint, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
    if (response) return;
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`The object gateway did not start within ${START_TIMEOUT_MS} ms.`);
    await new Promise((done) => setTimeout(done, 100));
  }
}

interface Cluster {
  folder: string;
  fsid: string;
  monitor: number;
  gateway: number;
  first: number;
}

const configuration = ({ folder, fsid, monitor, gateway, first }: Cluster) => `[global]
fsid = ${fsid}
mon host = [v2:127.0.0.1:${monitor}]
mon initial members = a
auth cluster required = none
auth service required = none
auth client required = none
ms mon client mode = crc
ms bind ipv6 = false
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pgp num = 1
osd crush chooseleaf type = 0
mon allow pool size one = true
osd objectstore = memstore
memstore device bytes = 2147483648
run dir = ${folder}
admin socket =
log file = ${folder}/$name.log
pid file =
mon data = ${folder}/mon
osd data = ${folder}/osd
rgw data = ${folder}/rgw
keyring = ${folder}/keyring
rgw frontends = beast endpoint=127.0.0.1:${gateway}
rgw thread pool size = 32

[osd]
public addr = 127.0.0.1
cluster addr = 127.0.0.1
crush location = root=default host=one
ms bind port min = ${first}
ms bind port max = ${Math.min(first + 200, 65535)}
`;
