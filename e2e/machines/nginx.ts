import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { selfSigned } from '../fixtures/self-signed.ts';
import { partOf, type Part } from './part.ts';

const TEMPLATE = join(import.meta.dirname, '../../infra/deploy/nginx/souk.conf.template');

export interface NginxOptions {
  folder: string;
  /** Ports on the loopback. */
  storefront: number;
  /** The storefront over TLS. */
  encrypted: number;
  inside: number;
  console: number;
  edges: readonly number[];
  registries: readonly number[];
  apis: readonly number[];
  consoles: readonly number[];
}

/** Debian's nginx with the configuration of infra/deploy, filled in for this machine; one process, so that it ends whole. */
export async function nginx(options: NginxOptions): Promise<Part> {
  const { folder, storefront, encrypted, inside, edges, registries, apis, consoles } = options;
  const servers = (ports: readonly number[]) =>
    ports.map((port) => `server 127.0.0.1:${port} max_fails=0;`).join(' ');
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const values: Record<string, string> = {
    SOUK_STOREFRONT: `127.0.0.1:${storefront}`,
    // As Debian's nginx takes it: `http2 on` came with 1.25.1.
    SOUK_TLS: `listen 127.0.0.1:${encrypted} ssl http2; ssl_certificate ${certificate}; ssl_certificate_key ${key};`,
    SOUK_INSIDE: `127.0.0.1:${inside}`,
    SOUK_CONSOLE: `127.0.0.1:${options.console}`,
    SOUK_EDGES: servers(edges),
    SOUK_REGISTRIES: servers(registries),
    SOUK_APIS: servers(apis),
    SOUK_CONSOLES: servers(consoles),
  };
  const template = await readFile(TEMPLATE, 'utf8');
  await mkdir(folder, { recursive: true });
  const signed = await selfSigned('localhost');
  await writeFile(key, signed.key);
  await writeFile(certificate, signed.cert);
  await writeFile(
    join(folder, 'souk.conf'),
    template.replace(/\$\{(SOUK_[A-Z]+)\}/g, (_, name: string) => values[name] ?? ''),
  );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  await writeFile(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log stderr warn;
events { worker_connections 1024; }
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  include ${folder}/souk.conf;
}
`,
  );
  return partOf({
    command: 'nginx',
    args: ['-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf')],
    cwd: folder,
    environment: { PATH: `${process.env.PATH}:/usr/sbin` },
    isReady: async () => (await fetch(`http://127.0.0.1:${storefront}/healthz`)).ok,
  });
}
