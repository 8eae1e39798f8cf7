import { CONTRIBUTION_PLACES, EVERY_MODULE } from '@souk/contracts';
import Type from 'typebox';
import { RemoteName } from '../releases/release-record.ts';
import { Reason } from '../channels/shapes.ts';

const closed = { additionalProperties: false };

const Route = Type.String({
  maxLength: 200,
  pattern: '^/(?:[A-Za-z0-9_~.-]+(?:/[A-Za-z0-9_~.-]+)*(?:/\\*)?|\\*)?(?:\\?[A-Za-z][A-Za-z0-9_]{0,39})?$',
  description: 'A path: exact, with a last part /*, or with a search parameter, such as /home?data_type.',
});

const listOf = <T extends Type.TSchema>(item: T, description: string) =>
  Type.Optional(Type.Array(item, { maxItems: 200, uniqueItems: true, description }));

export const RemoteParams = Type.Object({ remote: RemoteName });

const claims = {
  routes: listOf(Route, 'Paths that it may render.'),
  moduleTypes: listOf(
    Type.Union([RemoteName, Type.Literal(EVERY_MODULE)]),
    'Types of modules that it may render pages of; * is every module.',
  ),
  contributions: listOf(
    Type.Union(CONTRIBUTION_PLACES.map((place) => Type.Literal(place))),
    'Places that it may contribute to.',
  ),
  capabilities: listOf(
    Type.String({ pattern: '^[a-z][A-Za-z]{0,39}$' }),
    'Capabilities that it may enable for its module.',
  ),
  reason: Type.Optional(Reason),
};

export const Claims = Type.Object(claims, closed);

/** Any stored name can be revoked, even one that is no longer valid for a grant. */
const Name = Type.String({ minLength: 1, maxLength: 200 });
export const Revocation = Type.Object(
  {
    routes: listOf(Name, 'Paths.'),
    moduleTypes: listOf(Name, 'Types of modules.'),
    contributions: listOf(Name, 'Places.'),
    capabilities: listOf(Name, 'Capabilities.'),
    reason: Type.Optional(Reason),
  },
  closed,
);
