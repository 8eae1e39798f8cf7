import { buildConsole } from './app.ts';

export interface ConsoleOptions {
  /** 0 takes any free port. */
  port: number;
  host?: string;
  registryUrl: string;
  /** The folder of the built page. */
  pageDir: string;
  /** Addresses and networks of proxies, or `loopback`: who they say asks is told to the registry. Default: none. */
  trustedProxies?: readonly string[];
  /** The names that are answered, without ports; default: any. The health check answers everybody. */
  hosts?: readonly string[];
}

export interface RunningConsole {
  url: string;
  close(): Promise<void>;
}

/** Starts the admin's web page. It knows no token: each request to the registry brings the one of whoever makes it. */
export async function startConsole({
  port,
  host = '127.0.0.1',
  trustedProxies = [],
  hosts = [],
  ...parts
}: ConsoleOptions): Promise<RunningConsole> {
  const app = await buildConsole({ ...parts, trustedProxies, hosts });
  const url = await app.listen({ host, port });
  return { url, close: () => app.close() };
}
