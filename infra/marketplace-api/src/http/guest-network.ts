import { createHmac } from 'node:crypto';
import { networkOf } from '@souk/http-server';
import type { FastifyRequest } from 'fastify';
import type { Visitor } from './visitor.ts';

/** What is stored of a guest's network: enough to count by, and nothing that says who it is. Null for customers. */
export const networkOfGuest = (visitor: Visitor, { ip }: FastifyRequest, key: Buffer): Buffer | null =>
  visitor.kind === 'guest'
    ? createHmac('sha256', key)
        .update(`network ${networkOf(ip)}`)
        .digest()
    : null;
