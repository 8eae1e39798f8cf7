import { createHmac } from 'node:crypto';
import { networkOf } from '@souk/http-server';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { deviceOf, type Device } from './device.ts';

/** Where a request comes from, as keyed hashes, so that the database stores no addresses. */
export interface Requester {
  /** For IPv6 the /64, since one connection has any number of addresses in it. */
  address: Buffer;
  network: Buffer;
  device: Device;
}

export const keyedHash = (key: Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();

export const requesterOf = (
  { ip, headers }: FastifyRequest,
  { codeKey }: Pick<Context, 'codeKey'>,
): Requester => ({
  address: keyedHash(codeKey, `address ${networkOf(ip)}`),
  network: keyedHash(codeKey, `network ${networkOf(ip, { networkBits: 24 })}`),
  device: deviceOf(headers['user-agent']),
});
