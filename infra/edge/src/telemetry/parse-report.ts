import { FAILURE_STAGES, LONG_TASK_MS, MAX_REPORTED_MS, isVersion } from '@souk/contracts';
import type { FailureStage, Outages, PageReport, ReleaseReport } from '@souk/contracts';
import { isObject } from '../discovery/parse-document.ts';

const NAME = /^[a-z][a-z0-9-]{0,39}$/;
const TOKEN = /^[A-Za-z0-9_-]{1,900}\.[A-Za-z0-9_-]{43}$/;
const EPOCH = /^[\x21-\x7e]{1,64}$/;
const MAX_RELEASES = 100;
const MAX_LOAD_TIMES = 200;

/** Parses a page's report, without unknown fields; null if it is invalid. */
export function parsePageReport(text: string): PageReport | null {
  try {
    return readReport(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Thrown for an invalid field; never leaves this file. */
class InvalidReport extends Error {}

function readReport(value: unknown): PageReport {
  const report = object(value);
  if (typeof report.leaving !== 'boolean') throw new InvalidReport();
  if (!Array.isArray(report.releases) || report.releases.length > MAX_RELEASES) throw new InvalidReport();
  return {
    token: matching(report.token, TOKEN),
    sequence: count(report.sequence, 1),
    epoch: matching(report.epoch, EPOCH),
    revision: count(report.revision),
    picked: versions(report.picked),
    armed: versions(report.armed),
    shown: versions(report.shown),
    leaving: report.leaving,
    releases: report.releases.map(readRelease),
  };
}

function readRelease(value: unknown): ReleaseReport {
  const release = object(value);
  if (!Array.isArray(release.loadTimes) || release.loadTimes.length > MAX_LOAD_TIMES)
    throw new InvalidReport();
  const failures: Partial<Record<FailureStage, number>> = {};
  const failed = object(release.failures);
  for (const stage of FAILURE_STAGES)
    if (failed[stage] !== undefined) failures[stage] = count(failed[stage], 0, 1000);
  return {
    remote: matching(release.remote, NAME),
    version: version(release.version),
    loads: count(release.loads, 0, 1000),
    loadTimes: release.loadTimes.map((time) => count(time, 0, MAX_REPORTED_MS)),
    failures,
    ...(release.outages !== undefined && { outages: readOutages(release.outages) }),
    fallbacks: count(release.fallbacks, 0, 1000),
    ...(release.longTasks !== undefined && { longTasks: readLongTasks(release.longTasks) }),
    ...(release.readyMs !== undefined && { readyMs: count(release.readyMs, 0, MAX_REPORTED_MS) }),
    ...(release.interactionMs !== undefined && {
      interactionMs: count(release.interactionMs, 0, MAX_REPORTED_MS),
    }),
  };
}

function readOutages(value: unknown): Outages {
  const { load, ...others } = object(value);
  const outages: Outages = {};
  if (load === 'offline' || load === 'edge') outages.load = load;
  else if (load !== undefined) throw new InvalidReport();
  for (const stage of ['mount', 'render', 'script', 'hydration'] as const) {
    if (others[stage] === 'api') outages[stage] = 'api';
    else if (others[stage] !== undefined) throw new InvalidReport();
  }
  return outages;
}

function readLongTasks(value: unknown): ReleaseReport['longTasks'] {
  const tasks = object(value);
  return {
    count: count(tasks.count, 1, 1000),
    longestMs: count(tasks.longestMs, LONG_TASK_MS, MAX_REPORTED_MS),
  };
}

function object(value: unknown): Record<string, unknown> {
  if (!isObject(value) || Array.isArray(value)) throw new InvalidReport();
  return value;
}

function matching(value: unknown, pattern: RegExp): string {
  if (typeof value !== 'string' || !pattern.test(value)) throw new InvalidReport();
  return value;
}

function version(value: unknown): string {
  if (typeof value !== 'string' || !isVersion(value)) throw new InvalidReport();
  return value;
}

function versions(value: unknown): Record<string, string> {
  const entries = Object.entries(object(value));
  if (entries.length > MAX_RELEASES) throw new InvalidReport();
  return Object.fromEntries(entries.map(([remote, one]) => [matching(remote, NAME), version(one)]));
}

function count(value: unknown, least = 0, most = 2_147_483_647): number {
  if (typeof value !== 'number' || !(value >= least && value <= most)) throw new InvalidReport();
  return Math.round(value);
}
