import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from '@souk/stack/root';
import { MEANS } from '../means.ts';
import { judgeLines } from './judge-lines.ts';
import { reportHtml, type Report } from './report-html.ts';
import { exactly, type Section } from './section.ts';

const section = (over: Partial<Section> = {}): Section => ({
  title: 'Loads',
  figures: {},
  blocks: [],
  ...over,
});

const report = (sections: Section[], doubts: string[] = []): Report => ({
  startedAt: '2026-05-04',
  minutes: 12,
  commit: 'abc',
  machine: '2 cores',
  rounds: 30,
  doubts,
  sections,
});

const verdictOf = (name: string, ...sections: Section[]) =>
  judgeLines(sections).find((line) => line.name === name)?.verdict;

describe('a line of the table', () => {
  it('says whether aim or line is met, in either direction', () => {
    const figures = { scriptUntilTap: exactly(200), scriptRatio: exactly(1.08), callsOfHome: exactly(3) };
    const found = section({ figures: { ...figures, cachedPages: exactly(0.5), coldPages: exactly(0.1) } });
    assert.deepEqual(
      ['scriptUntilTap', 'scriptRatio', 'callsOfHome', 'cachedPages', 'coldPages'].map((name) =>
        verdictOf(name, found),
      ),
      ['aim met', 'line held', 'line missed', 'line held', 'line missed'],
    );
  });

  it('is void where it is timed and two measurements of the same differ', () => {
    const found = section({
      figures: { firstTap: exactly(2000), heap: exactly(1) },
      sameAgainstSame: { 'a home': exactly(1.05) },
    });
    assert.equal(verdictOf('firstTap', found), 'void');
    assert.equal(verdictOf('heap', found), 'aim met');
    assert.match(reportHtml(report([found])), /Void: a home, measured against itself, differed by 1\.05/);
  });

  it('gives the reason where it was not measured, and never a made-up figure', () => {
    const [line] = judgeLines([section({ missing: { landingFirstPaint: 'no browser' } })]);
    assert.equal(line?.verdict, 'not measured');
    assert.equal(line.estimate, null);
    assert.match(
      reportHtml(report([section({ missing: { growth: 'no PostgreSQL server' } })])),
      /no PostgreSQL/,
    );
    assert.equal(verdictOf('heap', section({ figures: { heap: exactly(NaN) } })), 'not measured');
  });
});

describe('the report', () => {
  const blocks: Section['blocks'] = [
    { kind: 'text', text: 'a < b' },
    { kind: 'table', caption: 'Files', columns: ['Name', 'Size'], rows: [['<b>', '1']] },
    {
      kind: 'intervals',
      caption: 'Ratios',
      unit: 'ratio',
      line: 1.1,
      entries: [{ name: 'x', estimate: exactly(2) }],
    },
    { kind: 'dots', caption: 'All', unit: 'ms', series: [{ name: 'x', values: [1, 2, 0] }] },
    { kind: 'phases', caption: 'Time', arms: [{ name: 'x', phases: [{ name: 'wait', from: 0, to: 5 }] }] },
  ];
  const html = reportHtml(report([section({ blocks })], ['Others were at work.']));

  it('shows tables and plots, needs no script and fetches nothing', () => {
    assert.equal(html.match(/<svg /g)?.length, 3);
    assert.ok(!/<script|<link|<img|url\(|https?:/.test(html));
  });

  it('escapes the text that it was given', () => {
    assert.ok(html.includes('a &#60; b') && html.includes('&#60;b&#62;') && !html.includes('<b>'));
  });

  it('states at the top that the machine was too busy', () => {
    assert.match(html, /class="notice">The machine was too busy for a valid run\. Others were at work\./);
  });

  it('warns at the top of a run of few pairs, and not of one of enough', () => {
    const few = reportHtml({ ...report([]), rounds: 29 });
    assert.match(few, /class="notice">Only 29 pairs: verdicts on timed lines need 30/);
    assert.doesNotMatch(reportHtml(report([])), /class="notice"/);
  });

  it('lists what was tried and dropped, and where that was decided', () => {
    assert.match(html, /<td>Other minifiers and options<\/td><td>dropped<\/td><td>[^<]+<\/td><td>0080<\/td>/);
    const decisions = readdirSync(join(ROOT, 'docs/decisions'));
    for (const { decision } of MEANS)
      assert.ok(
        decision === null || decisions.some((name) => name.startsWith(`${decision}-`)),
        decision ?? '',
      );
  });

  it('holds no coordinate that is not a number, also where everything is zero', () => {
    const zero: Section['blocks'] = [
      { kind: 'dots', caption: '0', unit: 'shift', series: [{ name: 'x', values: [0] }] },
    ];
    for (const text of [html, reportHtml(report([section({ blocks: zero })]))])
      assert.ok(!/="[^"]*(NaN|Infinity)/.test(text));
  });
});
