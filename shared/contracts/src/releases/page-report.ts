import Type from 'typebox';
import { Compile } from 'typebox/compile';
import { Clean } from 'typebox/value';
import { REMOTE_NAME_PATTERN } from './remote-name.ts';
import { LONG_TASK_MS, MAX_REPORTED_CLS, MAX_REPORTED_MS, type PageReport } from './telemetry.ts';
import { VERSION_MAX_LENGTH, VERSION_PATTERN } from './version.ts';

const closed = { additionalProperties: false };

const RemoteName = Type.String({ pattern: REMOTE_NAME_PATTERN });
const Version = Type.String({ pattern: VERSION_PATTERN, maxLength: VERSION_MAX_LENGTH });
/** By remote. A name that is none makes the report invalid; a record by the names' pattern would drop it as unknown. */
const Versions = Type.Record(Type.String(), Version, { propertyNames: RemoteName, maxProperties: 100 });
const Count = Type.Integer({ minimum: 0, maximum: 1000 });
const Serial = (minimum: number) => Type.Integer({ minimum, maximum: 2_147_483_647 });
const Milliseconds = Type.Integer({ minimum: 0, maximum: MAX_REPORTED_MS });
const ApiOutage = Type.Optional(Type.Literal('api'));

const Failures = Type.Object(
  {
    load: Type.Optional(Count),
    mount: Type.Optional(Count),
    render: Type.Optional(Count),
    script: Type.Optional(Count),
    hydration: Type.Optional(Count),
  },
  closed,
);

const OutagesByStage = Type.Object(
  {
    load: Type.Optional(Type.Union([Type.Literal('offline'), Type.Literal('edge')])),
    mount: ApiOutage,
    render: ApiOutage,
    script: ApiOutage,
    hydration: ApiOutage,
  },
  closed,
);

const LongTasks = Type.Object(
  {
    count: Type.Integer({ minimum: 1, maximum: 1000 }),
    longestMs: Type.Integer({ minimum: LONG_TASK_MS, maximum: MAX_REPORTED_MS }),
  },
  closed,
);

const Release = Type.Object(
  {
    remote: RemoteName,
    version: Version,
    loads: Count,
    loadTimes: Type.Array(Milliseconds, { maxItems: 200 }),
    failures: Failures,
    outages: Type.Optional(OutagesByStage),
    fallbacks: Count,
    longTasks: Type.Optional(LongTasks),
    readyMs: Type.Optional(Milliseconds),
    interactionMs: Type.Optional(Milliseconds),
    lcpMs: Type.Optional(Milliseconds),
    cls: Type.Optional(Type.Number({ minimum: 0, maximum: MAX_REPORTED_CLS })),
  },
  closed,
);

const Report = Type.Object(
  {
    // Its signature shows whether it is valid.
    token: Type.String({ pattern: '^[A-Za-z0-9_.-]{0,1024}$' }),
    sequence: Serial(1),
    epoch: Type.String({ pattern: '^[\\x21-\\x7e]{1,64}$' }),
    revision: Serial(0),
    picked: Versions,
    armed: Versions,
    shown: Versions,
    leaving: Type.Boolean(),
    releases: Type.Array(Release, { maxItems: 100 }),
  },
  closed,
);

const validator = Compile(Report);

const rounded = (key: string, value: unknown) =>
  typeof value === 'number' && key !== 'cls' ? Math.round(value) : value;

/** The error in a page's report, with the field that it is in; null if the report is valid. Unknown fields are errors. */
export function faultOfPageReport(value: unknown): string | null {
  if (validator.Check(value)) return null;
  const [fault] = validator.Errors(value);
  return `${fault?.instancePath.slice(1).replaceAll('/', '.') || 'the report'} ${fault?.message ?? 'is invalid'}`;
}

/** Parses a page's report, in whole milliseconds and without its unknown fields; null if it is invalid. */
export function parsePageReport(text: string): PageReport | null {
  try {
    const value = Clean(Report, JSON.parse(text, rounded));
    return validator.Check(value) ? (value as PageReport) : null;
  } catch {
    return null;
  }
}
