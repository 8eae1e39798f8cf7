import { MEANS } from '../means.ts';
import { escapeText, show, showEstimate } from './format.ts';
import { judgeLines, strayed, type JudgedLine } from './judge-lines.ts';
import { dotPlot, intervalPlot, phasePlot } from './plots.ts';
import type { Block, Section } from './section.ts';

export interface Report {
  startedAt: string;
  minutes: number;
  commit: string;
  machine: string;
  /** How many times each timed thing was measured. */
  rounds: number;
  /** Why the figures are not valid; empty if the machine was quiet. */
  doubts: readonly string[];
  sections: readonly Section[];
}

// Colours of the reader's system, in light and dark alike.
const STYLE = `
:root{color-scheme:light dark}
body{font:15px/1.5 system-ui,sans-serif;max-width:62rem;margin:2rem auto;padding:0 1rem;background:Canvas;color:CanvasText}
h1,h2{line-height:1.2}h2{margin-top:3rem}
table{border-collapse:collapse;width:100%;margin:1rem 0;font-variant-numeric:tabular-nums}
caption,figcaption{text-align:start;font-weight:600;margin-bottom:.5rem}
th,td{text-align:start;vertical-align:top;padding:.35rem .6rem;border-bottom:1px solid color-mix(in srgb,CanvasText 20%,Canvas)}
figure{margin:1.5rem 0}svg{width:100%;height:auto;font-size:13px;fill:CanvasText}
.grid{stroke:CanvasText;stroke-opacity:.15}.tick{font-size:11px;fill-opacity:.7}
.interval{stroke:LinkText;stroke-width:5;stroke-opacity:.35;stroke-linecap:round}.mark,.phase{fill:LinkText}
.dot{fill:LinkText;fill-opacity:.4}.limit{stroke:CanvasText;stroke-width:1.5;stroke-dasharray:5 4}
.key{list-style:none;display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;padding:0;font-size:13px}
.key i{display:inline-block;width:.9em;height:.9em;margin-inline-end:.4em;background:LinkText}
.notice{border:2px solid currentColor;padding:.75rem 1rem;margin:1.5rem 0;font-weight:600}
td.limit,td.verdict{white-space:nowrap}tr[data-verdict="line missed"] .verdict,tr[data-verdict="void"] .verdict{font-weight:700}
tr[data-verdict="not measured"]{opacity:.7}`;

const cells = (values: readonly string[], tag: 'td' | 'th' = 'td') =>
  values.map((value) => `<${tag}>${escapeText(value)}</${tag}>`).join('');

function table({ caption, columns, rows }: Extract<Block, { kind: 'table' }>): string {
  return `<table><caption>${escapeText(caption)}</caption><thead><tr>${cells(columns, 'th')}</tr></thead><tbody>${rows.map((row) => `<tr>${cells(row)}</tr>`).join('')}</tbody></table>`;
}

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'text':
      return `<p>${escapeText(block.text)}</p>`;
    case 'table':
      return table(block);
    case 'intervals':
      return intervalPlot(block);
    case 'dots':
      return dotPlot(block);
    case 'phases':
      return phasePlot(block);
  }
}

function lineHtml({ target, estimate, verdict, reason }: JudgedLine): string {
  const measured = estimate ? showEstimate(estimate, target.unit) : reason;
  const limits = [target.reach, target.aim].map(
    (value) => `<td class="limit">${show(value, target.unit)}</td>`,
  );
  return `<tr data-verdict="${verdict}">${cells([target.what, measured])}${limits.join('')}<td class="verdict">${verdict}</td></tr>`;
}

/** Fewer pairs leave intervals too wide to judge a line by. */
export const BELIEVED_PAIRS = 30;

const meansTable = () =>
  table({
    kind: 'table',
    caption: 'What was done, and what was tried and dropped',
    columns: ['Means', 'Result', 'What was found', 'Decision'],
    rows: MEANS.map(({ what, result, found, decision }) => [what, result, found, decision ?? '']),
  });

/** What holds of the whole run, where something is wrong with it. */
export function noticesOf({
  doubts,
  rounds,
  sections,
}: Pick<Report, 'doubts' | 'rounds' | 'sections'>): string[] {
  return [
    ...(rounds < BELIEVED_PAIRS
      ? [`Only ${rounds} pairs: verdicts on timed lines need ${BELIEVED_PAIRS}, and are not to be believed.`]
      : []),
    ...(doubts.length > 0 ? [`The machine was too busy for a valid run. ${doubts.join(' ')}`] : []),
    ...strayed(sections).map(
      ([name, estimate]) =>
        `Void: ${name}, measured against itself, differed by ${showEstimate(estimate, 'ratio')}. Times of this run cannot be compared.`,
    ),
  ];
}

/** The whole report: one file, no script, nothing fetched. */
export function reportHtml(report: Report): string {
  const { startedAt, minutes, commit, machine, rounds, sections } = report;
  const facts = `${startedAt}, ${minutes} minutes, commit ${commit}; ${machine}; ${rounds} pairs.`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Souk bench</title>
<style>${STYLE}</style>
</head>
<body>
<h1>Souk bench</h1>
<p>${escapeText(facts)}</p>
${noticesOf(report)
  .map((notice) => `<p class="notice">${escapeText(notice)}</p>`)
  .join('\n')}
<table><caption>What is held to a line</caption>
<thead><tr>${cells(['What', 'Measured', 'Line', 'Aim', ''], 'th')}</tr></thead>
<tbody>${judgeLines(sections).map(lineHtml).join('\n')}</tbody></table>
${sections
  .map(
    ({ title, blocks }) =>
      `<section><h2>${escapeText(title)}</h2>\n${blocks.map(blockHtml).join('\n')}</section>`,
  )
  .join('\n')}
${meansTable()}
</body>
</html>
`;
}
