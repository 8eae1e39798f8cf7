import type { FastifyRequest } from 'fastify';

const pattern = (name: string) => new RegExp(`(^|[\\s,])${name}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`, 'i');

/** Brotli, and zstd with a dictionary (RFC 9842). */
const ENCODINGS = { br: pattern('br'), dcz: pattern('dcz') };

/** Whether a client accepts an encoding: it names it, and does not rule it out by a quality of 0. */
export const acceptsEncoding = ({ headers }: FastifyRequest, encoding: keyof typeof ENCODINGS): boolean =>
  ENCODINGS[encoding].test(String(headers['accept-encoding'] ?? ''));
