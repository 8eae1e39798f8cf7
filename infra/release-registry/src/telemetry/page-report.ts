import { LONG_TASK_MS, MAX_REPORTED_MS } from '@souk/contracts';
import type { PageReport } from '@souk/contracts';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import { RemoteName, Version } from '../releases/release-record.ts';

const closed = { additionalProperties: false };
const Versions = Type.Record(RemoteName, Version, { ...closed, maxProperties: 100 });
const Milliseconds = Type.Integer({ minimum: 0, maximum: MAX_REPORTED_MS });
const Count = Type.Integer({ minimum: 0, maximum: 1000 });

const ApiAway = Type.Optional(Type.Literal('api'));

const Report = Type.Object(
  {
    token: Type.String({ maxLength: 1024 }),
    sequence: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
    epoch: Type.String({ minLength: 1, maxLength: 64, pattern: '^[\\x21-\\x7e]+$' }),
    revision: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
    picked: Versions,
    armed: Versions,
    shown: Versions,
    leaving: Type.Boolean(),
    releases: Type.Array(
      Type.Object(
        {
          remote: RemoteName,
          version: Version,
          loads: Count,
          loadTimes: Type.Array(Type.Number({ minimum: 0, maximum: MAX_REPORTED_MS }), { maxItems: 200 }),
          failures: Type.Object(
            {
              load: Type.Optional(Count),
              mount: Type.Optional(Count),
              render: Type.Optional(Count),
              script: Type.Optional(Count),
              hydration: Type.Optional(Count),
            },
            closed,
          ),
          outages: Type.Optional(
            Type.Object(
              {
                load: Type.Optional(Type.Union([Type.Literal('offline'), Type.Literal('edge')])),
                mount: ApiAway,
                render: ApiAway,
                script: ApiAway,
                hydration: ApiAway,
              },
              closed,
            ),
          ),
          fallbacks: Count,
          longTasks: Type.Optional(
            Type.Object(
              {
                count: Type.Integer({ minimum: 1, maximum: 1000 }),
                longestMs: Type.Integer({ minimum: LONG_TASK_MS, maximum: MAX_REPORTED_MS }),
              },
              closed,
            ),
          ),
          readyMs: Type.Optional(Milliseconds),
          interactionMs: Type.Optional(Milliseconds),
        },
        closed,
      ),
      { maxItems: 100 },
    ),
  },
  closed,
);

const validator = Compile(Report);

/** The error in a report, with its field; null if it is valid. */
function faultOf(value: unknown): string | null {
  if (validator.Check(value)) return null;
  const [fault] = validator.Errors(value);
  return `${fault?.instancePath.slice(1).replaceAll('/', '.') || 'the report'} ${fault?.message ?? 'is invalid'}`;
}

/** Separates valid reports from invalid ones. */
export function readReports(values: readonly unknown[]): {
  reports: PageReport[];
  refused: { at: number; fault: string }[];
} {
  const reports: PageReport[] = [];
  const refused: { at: number; fault: string }[] = [];
  values.forEach((value, at) => {
    const fault = faultOf(value);
    if (fault === null)
      reports.push(value as PageReport); // Validated by the schema above.
    else refused.push({ at, fault });
  });
  return { reports, refused };
}
