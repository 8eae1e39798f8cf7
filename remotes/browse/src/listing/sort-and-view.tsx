import styled from 'styled-components';
import { IconButton, LayoutGrid, List, media, SelectField, tokens } from '@souk/ui';
import { oneOf } from '../page/one-of.ts';
import { useText } from '../texts/texts.ts';
import { SORTS } from './listing-address.ts';
import type { Listing, Narrowing } from './listing-address.ts';

/** On a phone its parts stand in one row with the button of the filters. */
const Bar = styled.div`
  display: contents;

  ${media.from670} {
    display: flex;
    flex: 1;
    align-items: center;
    justify-content: flex-end;
    gap: ${tokens.space[3]};
  }
`;
const Sort = styled.div`
  flex: 1 1 104px;
  /* Shrinks below its longest option, so that all parts stand in one row. */
  min-inline-size: 0;

  ${media.from670} {
    max-inline-size: 240px;
  }
`;
const Views = styled.div`
  display: flex;
  border-radius: ${tokens.radius.round};
  box-shadow: inset 0 0 0 1px ${tokens.color.line};

  [aria-pressed='true'] {
    background: ${tokens.color.accentSoft};
    color: ${tokens.color.accentStrong};
  }
`;

interface Props {
  listing: Listing;
  onChange(change: Partial<Narrowing>): void;
}

/** In which order the results stand, and as a grid or a list (CRD-14, SRC-11). */
export function SortAndView({ listing: { tab, sort, view }, onChange }: Props) {
  const t = useText();
  const views = [
    { id: 'grid', icon: <LayoutGrid aria-hidden /> },
    { id: 'list', icon: <List aria-hidden /> },
  ] as const;
  return (
    <Bar>
      <Sort>
        <SelectField
          name="sort"
          label={t('sort.label')}
          hideLabel
          compact
          value={sort ?? ''}
          onChange={({ target }) => onChange({ sort: oneOf(SORTS[tab], target.value) })}
        >
          <option value="">{t('sort.best')}</option>
          {tab === 'stores' && <option value="fastest">{t('sort.fastest')}</option>}
          <option value="high">{t(`sort.${tab}.high`)}</option>
          <option value="low">{t(`sort.${tab}.low`)}</option>
        </SelectField>
      </Sort>
      {tab === 'items' && (
        <Views role="group" aria-label={t('sort.view')}>
          {views.map(({ id, icon }) => (
            <IconButton
              key={id}
              label={t(`sort.${id}`)}
              icon={icon}
              aria-pressed={view === id}
              onClick={() => onChange({ view: id })}
            />
          ))}
        </Views>
      )}
    </Bar>
  );
}
