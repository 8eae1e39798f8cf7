export interface TableRow {
  /** The last heading above the row; empty where there is none. */
  section: string;
  cells: string[];
}

/** Reads a data table: a row per line, its cells between bars; `# name` starts a section. */
export function parseTable(text: string): TableRow[] {
  const rows: TableRow[] = [];
  let section = '';
  for (const line of text.split('\n')) {
    if (line.startsWith('# ')) section = line.slice(2).trim();
    else if (line.trim()) rows.push({ section, cells: line.split('|').map((cell) => cell.trim()) });
  }
  return rows;
}

/** The cell of a row, which must be there. */
export function cell(row: TableRow, index: number): string {
  const value = row.cells[index];
  if (value === undefined) throw new Error(`There is no cell ${index} in the row: ${row.cells.join(' | ')}`);
  return value;
}

/** Reads "veg rec w=morning" as a map; a word without a value is 'yes', an underscore stands for a blank. */
export function parseOptions(text: string): Map<string, string> {
  const pairs = text.split(' ').filter(Boolean);
  return new Map(
    pairs.map((pair) => [pair.split('=')[0] ?? '', (pair.split('=')[1] ?? 'yes').replaceAll('_', ' ')]),
  );
}
