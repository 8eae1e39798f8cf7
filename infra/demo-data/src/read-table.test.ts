import assert from 'node:assert/strict';
import { it } from 'node:test';
import { inBothLanguages, parseTable } from './read-table.ts';

const COLUMNS = ['slug', ...inBothLanguages('name'), 'price', 'featured', 'tags', 'kind'];
const FILE = 'infra/demo-data/data/catalogue/soups.csv';
const rowOf = (header: string, line: string) => {
  const [row] = parseTable(FILE, `${header}\n${line}\n`, COLUMNS);
  assert.ok(row);
  return row;
};

it('reads texts in both languages, amounts, flags and lists', () => {
  const row = rowOf(
    'slug,name_en,name_ar,price,featured,tags',
    'lentil,"Lentil Soup, large",شوربة عدس,12.25,yes,hot;vegan',
  );
  assert.deepEqual(row.words('name'), { en: 'Lentil Soup, large', ar: 'شوربة عدس' });
  assert.equal(row.cents('price'), 1225);
  assert.equal(row.isYes('featured'), true);
  assert.deepEqual(row.list('tags'), ['hot', 'vegan']);
});

it('reads what a spreadsheet saves: a byte order mark, CRLF, empty lines at the end', () => {
  const rows = parseTable(FILE, '\ufeffslug,price\r\nlentil,12\r\n\r\n', COLUMNS);
  assert.deepEqual(
    rows.map((row) => [row.text('slug'), row.number('price')]),
    [['lentil', 12]],
  );
});

it('leaves optional cells empty', () => {
  const row = rowOf('slug,price,featured,tags', 'lentil,,,');
  assert.equal(row.optional('price'), '');
  assert.equal(row.optionalNumber('price'), null);
  assert.equal(row.isYes('featured'), false);
  assert.deepEqual(row.list('tags'), []);
  assert.equal(row.optional('kind'), '');
});

for (const [what, line, read, message] of [
  [
    'an empty cell',
    'lentil,Soup,,1,,,',
    'words',
    'soups.csv:2, column name_ar: the cell is empty. Fill it in.',
  ],
  [
    'no number',
    'lentil,Soup,شوربة,1O,,,',
    'cents',
    'soups.csv:2, column price: "1O" is not a number. Write one such as 12.5.',
  ],
  [
    'no yes',
    'lentil,Soup,شوربة,1,x,,',
    'isYes',
    'soups.csv:2, column featured: "x" is neither "yes" nor empty. Write one of these.',
  ],
  [
    'no kind',
    'lentil,Soup,شوربة,1,,,cold',
    'oneOf',
    'soups.csv:2, column kind: "cold" is unknown. Use one of hot.',
  ],
  [
    'an unknown name',
    'lentil,Soup,شوربة,1,,,cold',
    'lookUp',
    'soups.csv:2, column kind: no row has the name "cold". Correct the name, or add the row.',
  ],
] as const)
  it(`names file, line and column of a cell that is wrong: ${what}`, () => {
    const row = rowOf(COLUMNS.join(','), line);
    const readers = {
      words: () => row.words('name'),
      cents: () => row.cents('price'),
      isYes: () => row.isYes('featured'),
      oneOf: () => row.oneOf('kind', ['hot']),
      lookUp: () => row.lookUp('kind', new Map([['hot', 1]])),
    };
    assert.throws(readers[read], { message: `infra/demo-data/data/catalogue/${message}` });
  });

it('names the line of a row that has too few cells or an open quote', () => {
  assert.throws(() => parseTable(FILE, 'slug,price\nlentil,1\nbean\n', COLUMNS), /soups\.csv: .*line 3/);
  assert.throws(() => parseTable(FILE, 'slug,price\n"lentil,1\n', COLUMNS), /soups\.csv: .*line 2/);
});

it('names a column that the table must not have', () => {
  assert.throws(() => parseTable(FILE, 'slug,prize\nlentil,1\n', COLUMNS), {
    message: `${FILE}:1, column prize: the column is unknown. Use ${COLUMNS.join(', ')}.`,
  });
});
