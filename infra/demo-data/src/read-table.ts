import { readFileSync } from 'node:fs';
import { CsvError, parse } from 'csv-parse/sync';
import type { Words } from './words.ts';

const DATA = new URL('../data/', import.meta.url);
const PACKAGE = 'infra/demo-data/';

/** A row of a table. What is wrong in it is reported with file, line and column. */
export class TableRow {
  readonly #place: string;
  readonly #cells: Record<string, string>;

  constructor(place: string, cells: Record<string, string>) {
    this.#place = place;
    this.#cells = cells;
  }

  /** An error about a cell of this row. */
  error(column: string, problem: string): Error {
    return new Error(`${this.#place}, column ${column}: ${problem}`);
  }

  /** The cell, which may be empty; a table may leave out columns that others of its kind have. */
  optional(column: string): string {
    return this.#cells[column] ?? '';
  }

  text(column: string): string {
    const text = this.#cells[column];
    if (text === undefined) throw this.error(column, 'the table has no such column. Add it.');
    if (text === '') throw this.error(column, 'the cell is empty. Fill it in.');
    return text;
  }

  /** The texts of the columns `<column>_en` and `<column>_ar`. */
  words(column: string): Words {
    return { en: this.text(`${column}_en`), ar: this.text(`${column}_ar`) };
  }

  number(column: string): number {
    const text = this.text(column);
    const number = Number(text);
    if (!Number.isFinite(number))
      throw this.error(column, `"${text}" is not a number. Write one such as 12.5.`);
    return number;
  }

  /** The number in a cell that may be empty. */
  optionalNumber(column: string): number | null {
    return this.optional(column) === '' ? null : this.number(column);
  }

  /** An amount of money, in cents. */
  cents(column: string): number {
    return Math.round(this.number(column) * 100);
  }

  /** Whether the cell is "yes"; it is empty otherwise. */
  isYes(column: string): boolean {
    const text = this.optional(column);
    if (text !== '' && text !== 'yes')
      throw this.error(column, `"${text}" is neither "yes" nor empty. Write one of these.`);
    return text === 'yes';
  }

  /** The values of a cell, which are separated by semicolons. */
  list(column: string): string[] {
    return this.optional(column).split(';').filter(Boolean);
  }

  oneOf<T extends string>(column: string, values: readonly T[]): T {
    const text = this.text(column);
    const found = values.find((value) => value === text);
    if (!found) throw this.error(column, `"${text}" is unknown. Use one of ${values.join(', ')}.`);
    return found;
  }

  /** What the name in a cell stands for. */
  lookUp<T>(column: string, values: ReadonlyMap<string, T>): T {
    const text = this.text(column);
    const value = values.get(text);
    if (value === undefined)
      throw this.error(column, `no row has the name "${text}". Correct the name, or add the row.`);
    return value;
  }
}

/** The rows of CSV; its first line names the columns, all of which must be among those given. */
export function parseTable(file: string, content: string, columns: readonly string[]): TableRow[] {
  try {
    const rows = parse<{ record: Record<string, string>; info: { lines: number } }>(content, {
      bom: true,
      columns: (header: string[]) => {
        for (const name of header)
          if (!columns.includes(name))
            throw new Error(`${file}:1, column ${name}: the column is unknown. Use ${columns.join(', ')}.`);
        return header;
      },
      info: true,
      skip_empty_lines: true,
      trim: true,
    });
    return rows.map(({ record, info }) => new TableRow(`${file}:${info.lines}`, record));
  } catch (error) {
    // The parser's messages name the line.
    if (error instanceof CsvError) throw new Error(`${file}: ${error.message}`, { cause: error });
    throw error;
  }
}

/** The rows of a table in `data`, such as catalogue/food. */
export function readTable(name: string, columns: readonly string[]): TableRow[] {
  const url = new URL(`${name}.csv`, DATA);
  const file = url.pathname.slice(url.pathname.lastIndexOf(PACKAGE));
  return parseTable(file, readFileSync(url, 'utf8'), columns);
}

/** The columns of a text in both languages. */
export const inBothLanguages = (...names: string[]): string[] =>
  names.flatMap((name) => [`${name}_en`, `${name}_ar`]);
