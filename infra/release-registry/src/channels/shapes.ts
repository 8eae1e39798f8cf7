import {
  MAX_CANARY_STEPS,
  MAX_LIST_ENTRIES,
  SETTING_BOUNDS,
  STEP_BOUNDS,
} from '@souk/contracts/channel-changes';
import type { Bounds } from '@souk/contracts/channel-changes';
import Type from 'typebox';
import { ChannelName, RemoteName, Version } from '../releases/release-record.ts';

export const Reason = Type.String({
  minLength: 1,
  maxLength: 500,
  pattern: '^[^\\u0000]*[^\\s\\u0000][^\\u0000]*$',
});
const Revision = Type.Integer({
  minimum: 0,
  maximum: 2_147_483_647,
  description: 'The revision that the change is based on; 409 if there is a newer one.',
});
const closed = { additionalProperties: false };
const between = ({ min, max }: Bounds) => ({ minimum: min, maximum: max });
const change = { remote: RemoteName, revision: Type.Optional(Revision), reason: Type.Optional(Reason) };

export const Channel = Type.Object({ channel: ChannelName });
export const RemoteInChannel = Type.Object({ channel: ChannelName, remote: RemoteName });

export const History = Type.Object({
  remote: Type.Optional(RemoteName),
  before: Type.Optional(Revision),
  limit: Type.Integer({ minimum: 1, maximum: MAX_LIST_ENTRIES, default: 50 }),
});

export const Check = Type.Object({ remote: RemoteName, version: Version, record: Type.Unknown() }, closed);

const Holdback = Type.Integer({
  ...between(SETTING_BOUNDS.holdback),
  description: 'Percent of visitors who stay on the old release; default: the settings of each remote.',
});

export const Activation = Type.Object(
  { ...change, version: Version, holdback: Type.Optional(Holdback) },
  closed,
);

export const Rollback = Type.Object({ ...change, version: Type.Optional(Version), reason: Reason }, closed);

export const Kill = Type.Object({ ...change, version: Version, reason: Reason }, closed);

const Step = Type.Object(
  {
    share: Type.Integer(between(STEP_BOUNDS.share)),
    minutes: Type.Number({
      ...between(STEP_BOUNDS.minutes),
      description: '0: until it is promoted or aborted by hand.',
    }),
  },
  closed,
);
export const Canary = Type.Object(
  { ...change, version: Version, steps: Type.Array(Step, { minItems: 1, maxItems: MAX_CANARY_STEPS }) },
  closed,
);

export const Candidate = Type.Object(change, closed);
export const Abort = Type.Object({ ...change, reason: Reason }, closed);
export const Lift = Type.Object({ ...change, version: Version, reason: Reason }, closed);

export const RenderingSwitch = Type.Object(
  { ...change, on: Type.Boolean({ description: 'false: only browsers render the pages.' }), reason: Reason },
  closed,
);

export const SetPromotion = Type.Object(
  {
    from: ChannelName,
    remotes: Type.Optional(Type.Array(RemoteName, { minItems: 1, maxItems: 100, uniqueItems: true })),
    holdback: Type.Optional(Holdback),
    revision: Type.Optional(Revision),
    reason: Type.Optional(Reason),
  },
  closed,
);

const Automatic = Type.Union([Type.Literal('off'), Type.Literal('watch'), Type.Literal('act')]);

export const Settings = Type.Object(
  {
    automatic: Type.Optional(Automatic),
    slowness: Type.Optional(Automatic),
    failureLimit: Type.Optional(Type.Union([Type.Null(), Type.Number(between(SETTING_BOUNDS.failureLimit))])),
    holdback: Type.Optional(Type.Integer(between(SETTING_BOUNDS.holdback))),
    observationMinutes: Type.Optional(Type.Number(between(SETTING_BOUNDS.observationMinutes))),
    budgetBytes: Type.Optional(Type.Union([Type.Null(), Type.Integer({ minimum: 1 })])),
    verification: Type.Optional(Type.Boolean()),
    networkVisits: Type.Optional(Type.Integer(between(SETTING_BOUNDS.networkVisits))),
    failingNetworks: Type.Optional(Type.Integer(between(SETTING_BOUNDS.failingNetworks))),
  },
  { ...closed, minProperties: 1 },
);
