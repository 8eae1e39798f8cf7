import type { BenchContext } from '../bench-context.ts';
import { quantileOf } from '../method/bootstrap.ts';
import { quantile } from '../method/quantile.ts';
import { show } from '../report/format.ts';
import { exactly, type Section } from '../report/section.ts';
import { travel } from './journey.ts';
import { openVisit } from './visit.ts';

const WIDTHS = [390, 768, 1440] as const;
/** So often the journey is made for its taps: each has dozens. */
const MAX_JOURNEYS = 10;

/** How far pages move by themselves, by step and width. Each full load begins a count of its own. */
async function shifts({ browser, stack, visitor, stop }: BenchContext) {
  const moved = new Map<string, number[]>();
  for (const [column, width] of WIDTHS.entries()) {
    stop.throwIfAborted();
    const visit = await openVisit(browser, {
      url: stack.url,
      viewport: { width, height: 900 },
      visitor,
      slowNetwork: true,
    });
    let before = { origin: 0, shift: 0 };
    await travel(visit, visitor, async (step) => {
      const { origin, shift } = await visit.noted();
      const since = before.origin === origin ? shift - before.shift : shift;
      before = { origin, shift };
      const row = moved.get(step) ?? WIDTHS.map(() => 0);
      row[column] = since;
      moved.set(step, row);
    });
    await visit.close();
  }
  return moved;
}

/** How long each tap of the journey took until the next paint, on a slow processor. */
async function nextPaints({ browser, stack, visitor, rounds, sample, stop }: BenchContext) {
  const durations: { step: string; milliseconds: number }[] = [];
  for (let journey = 0; journey < Math.min(rounds, MAX_JOURNEYS); journey += 1) {
    stop.throwIfAborted();
    await sample();
    const visit = await openVisit(browser, { url: stack.url, visitor, slowProcessor: true });
    const known = new Set<string>();
    let page = 0;
    await travel(visit, visitor, async (step) => {
      const { interactions, origin } = await visit.noted();
      if (origin !== page) known.clear();
      page = origin;
      for (const [id, milliseconds] of Object.entries(interactions)) {
        if (known.has(id)) continue;
        known.add(id);
        durations.push({ step, milliseconds });
      }
    });
    await visit.close();
  }
  return durations;
}

/** A whole visit: what moves by itself, and how soon taps are answered. */
export async function journeys(bench: BenchContext): Promise<Section> {
  const moved = await shifts(bench);
  const totals = WIDTHS.map((_, column) =>
    [...moved.values()].reduce((sum, row) => sum + (row[column] ?? 0), 0),
  );
  const paints = await nextPaints(bench);
  const durations = paints.map(({ milliseconds }) => milliseconds);
  const steps = [...new Set(paints.map(({ step }) => step))];
  return {
    title: 'A visit: landing page, home, cart, every module, a list, a store',
    figures: {
      layoutShift: exactly(Math.max(...totals)),
      nextPaint: quantileOf(durations, 0.95, bench.random),
    },
    blocks: [
      {
        kind: 'table',
        caption: 'How far what is seen moves by itself, 1.6 Mbps and 150 ms',
        columns: ['Step', ...WIDTHS.map((width) => `${width} px`)],
        rows: [
          ...[...moved].map(([step, row]) => [step, ...row.map((value) => show(value, 'shift'))]),
          ['together', ...totals.map((total) => show(total, 'shift'))],
        ],
      },
      {
        kind: 'dots',
        caption: `From a tap to the next paint, processor 4x slower, 390x844 (${durations.length} taps that took 16 ms or more)`,
        unit: 'ms',
        series: steps.map((name) => ({
          name,
          values: paints.filter(({ step }) => step === name).map(({ milliseconds }) => milliseconds),
        })),
      },
      {
        kind: 'text',
        text: `Half of the taps were answered within ${show(quantile(durations, 0.5), 'ms')}, the slowest within ${show(Math.max(...durations), 'ms')}.`,
      },
    ],
  };
}
