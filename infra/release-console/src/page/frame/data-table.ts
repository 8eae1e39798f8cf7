import { media, tokens } from '@souk/ui';
import styled from 'styled-components';

const { space, color, type } = tokens;

/** A table that becomes a list of cards on narrow screens; cells carry their heading in `data-label`. */
export const DataTable = styled.table`
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
