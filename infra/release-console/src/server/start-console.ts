import { buildConsole } from './app.ts';

export interface ConsoleOptions {
  /** 0 takes any free port. */
  port: number;
  host?: string;
  registryUrl: string;
  /** The folder of the built page. */
  pageDir: string;
  /** Addresses and networks of proxies, or `loopback`, whose client addresses are forwarded to the registry. Default: none. */
  trustedProxies?: readonly string[];
  /** Accepted host names, without ports; default: any. The health check accepts every name. */
  hosts?: readonly string[];
}

export interface RunningConsole {
  url: string;
  close(): Promise<void>;
}

/** Starts the admin's web page. It has no token: each request brings the user's own. */
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
