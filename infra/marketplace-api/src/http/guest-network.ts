import { createHmac } from 'node:crypto';
import { networkOf } from '@souk/http-server';
import type { FastifyRequest } from 'fastify';
import type { Visitor } from './visitor.ts';

/** A keyed hash of a guest's network: enough to count orders by, without storing the address. Null for customers. */
export const networkOfGuest = (visitor: Visitor, { ip }: FastifyRequest, key: Buffer): Buffer | null =>
  visitor.kind === 'guest'
    ? createHmac('sha256', key)
        .update(`network ${networkOf(ip)}`)
        .digest()
    : null;
