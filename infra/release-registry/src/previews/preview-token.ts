import type { Preview } from '@souk/contracts';
import { Value } from 'typebox/value';
import Type from 'typebox';
import { ChannelName, RemoteName, Version } from '../releases/release-record.ts';
import type { Signer } from '../signing/sign-document.ts';

/** Prefix of the signed text, so that no other signature of the registry is valid for a preview. */
const PURPOSE = 'souk-preview:';

const Seconds = Type.Integer();
const Target = Type.Union([
  Type.Tuple([RemoteName, Version]),
  Type.Tuple([RemoteName, Version, Type.String({ maxLength: 100 })]),
]);
const Claims = Type.Tuple([Type.Array(Target, { minItems: 1 }), ChannelName, Seconds]);
/** Links of older registries, which showed a single release. */
const SingleClaims = Type.Tuple([RemoteName, Version, ChannelName, Seconds]);

/** `claims.signature`, both base64url: short enough for an address, and signed by the registry's key. */
export function previewToken({ releases, channel, expiresAt }: Preview, signer: Signer): string {
  const targets = releases.map(({ remote, version, origin }) => [
    remote,
    version,
    ...(origin ? [origin] : []),
  ]);
  const claims = [targets, channel, Math.floor(Date.parse(expiresAt) / 1000)];
  const text = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return `${text}.${Buffer.from(signer.sign(PURPOSE + text), 'base64').toString('base64url')}`;
}

/** Reads a token of this registry; null if it is invalid. The caller checks whether it has expired. */
export function readPreviewToken(token: string, signer: Signer): Preview | null {
  const [text, signature] = token.split('.');
  if (!text || !signature || !signer.verify(PURPOSE + text, Buffer.from(signature, 'base64url'))) return null;
  const claims: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
  if (Value.Check(SingleClaims, claims)) {
    const [remote, version, channel, seconds] = claims;
    return { releases: [{ remote, version }], channel, expiresAt: timeOf(seconds) };
  }
  if (!Value.Check(Claims, claims)) return null;
  const [targets, channel, seconds] = claims;
  const releases = targets.map(([remote, version, origin]) => ({
    remote,
    version,
    ...(origin !== undefined && { origin }),
  }));
  return { releases, channel, expiresAt: timeOf(seconds) };
}

const timeOf = (seconds: number) => new Date(seconds * 1000).toISOString();
