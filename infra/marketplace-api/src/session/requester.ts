import { createHmac } from 'node:crypto';
import { networkOf } from '@souk/http-server';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { deviceOf, type Device } from './device.ts';

/** Where a request comes from, as keyed hashes: nobody reads addresses from the database. */
export interface Requester {
  /** With IPv6 the /64: one line has as many addresses there as it likes. */
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
