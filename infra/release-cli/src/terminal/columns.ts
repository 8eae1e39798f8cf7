import { visibleLength } from './screen.ts';

/** Formats rows as aligned lines; empty columns are left out. */
export function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => visibleLength(row[column] ?? ''))),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => cell + ' '.repeat(Math.max(0, (widths[column] ?? 0) - visibleLength(cell))))
      .filter((_, column) => (widths[column] ?? 0) > 0)
      .join('  ')
      .trimEnd(),
  );
}
