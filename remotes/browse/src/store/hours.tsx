import styled from 'styled-components';
import type { StoreDetails } from '@souk/contracts';
import { useFormats } from '@souk/remote-kit';
import { tokens } from '@souk/ui';
import { useText } from '../texts/texts.ts';
import { WEEK } from './week.ts';

const Days = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.space[2]} ${tokens.space[6]};
  inline-size: fit-content;
  max-inline-size: 100%;
  font: ${tokens.type.small};
  color: ${tokens.color.inkSoft};

  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
  [data-today] {
    color: ${tokens.color.ink};
    font: ${tokens.type.smallStrong};
  }
`;

/** When the store is open, day by day (STR-7). */
export function Hours({ store: { schedules, today } }: { store: StoreDetails }) {
  const t = useText();
  const formats = useFormats();
  if (schedules.length === 0) return null;
  const hoursOf = (day: number) =>
    schedules
      .filter((hours) => hours.day === day)
      .map(({ opening_time: from, closing_time: to }) =>
        from === to
          ? t('store.allDay')
          : t('store.range', { from: formats.time(from), to: formats.time(to) }),
      );
  return (
    <Days>
      {WEEK.map((day) => {
        const hours = hoursOf(day);
        const mark = day === today ? { 'data-today': true } : {};
        return [
          <dt key={`day ${day}`} {...mark}>
            {formats.weekday(day)}
          </dt>,
          <dd key={`hours ${day}`} {...mark}>
            {hours.length > 0 ? formats.list(hours) : t('store.closedDay')}
          </dd>,
        ];
      })}
    </Days>
  );
}
