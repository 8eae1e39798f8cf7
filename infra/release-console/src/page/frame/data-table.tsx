import { Button, VisuallyHidden, media, tokens } from '@souk/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useText } from '../texts/texts.ts';

const { space, color, type } = tokens;

/** On narrow screens a list of cards; cells carry their heading in `data-label`. */
const Root = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font: ${type.small};
  text-align: start;

  thead {
    display: none;
  }
  tr {
    display: grid;
    gap: ${space[1]};
    padding-block: ${space[3]};
    border-block-end: 1px solid ${color.line};
  }
  td {
    display: grid;
    grid-template-columns: 7rem 1fr;
    gap: ${space[3]};
    overflow-wrap: anywhere;
  }
  /* What is written in another direction still begins where the column does. */
  td > * {
    justify-self: start;
  }
  td::before {
    content: attr(data-label);
    color: ${color.inkSoft};
  }
  td:empty {
    display: none;
  }

  ${media.from999} {
    thead {
      display: table-header-group;
    }
    tr {
      display: table-row;
    }
    th,
    td {
      display: table-cell;
      padding: ${space[2]} ${space[3]};
      text-align: start;
      vertical-align: top;
    }
    th {
      font: ${type.captionStrong};
      color: ${color.inkSoft};
      white-space: nowrap;
    }
    td {
      min-inline-size: 6rem;
    }
    /* Never broken up for the sake of the long ones. */
    td[data-short] {
      min-inline-size: 0;
      white-space: nowrap;
    }
    td:empty {
      display: table-cell;
    }
    td::before {
      content: none;
    }
  }
`;

export interface Column<Row> {
  key: string;
  label: string;
  /** Never broken up for the sake of longer columns. */
  short?: boolean;
  /** Nothing where it returns null: on narrow screens the line is left out. */
  cell(row: Row): ReactNode;
}

interface Props<Row> {
  /** What the table holds, for those who do not see it. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf(row: Row): string | number;
  /** Given, there are older rows. */
  more?: { isLoading: boolean; onMore(): void } | undefined;
}

/** A table with a button for older rows. */
export function DataTable<Row>({ caption, columns, rows, keyOf, more }: Props<Row>) {
  const t = useText();
  return (
    <>
      <Root>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ key, label, short, cell }) => (
                <td key={key} data-label={label} data-short={short || undefined}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Root>
      {more && (
        <div>
          <Button variant="secondary" size="s" loading={more.isLoading} onClick={more.onMore}>
            {t('more')}
          </Button>
        </div>
      )}
    </>
  );
}
