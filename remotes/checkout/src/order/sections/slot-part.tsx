import { useId } from 'react';
import { useFormats } from '@souk/remote-kit';
import { CheckoutProblem } from '@souk/storefront/orders';
import { CalendarClock, Clock, media, RadioCards, SelectField, tokens } from '@souk/ui';
import styled from 'styled-components';
import { useOrder } from '../order-context.ts';
import { closedProblemOf, timeProblemOf } from '../problem-parts.ts';
import { useDayName } from '../use-day-name.ts';
import { useText } from '../../texts/texts.ts';
import { PartCard } from './part-card.tsx';
import { slotDays } from './slot-days.ts';

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};

  ${media.from600} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
const Closed = styled.p`
  color: ${tokens.color.inkSoft};
`;

/** Now or at a time to choose, where the store takes orders for later; else that it takes none (CHK-10). */
export function SlotPart() {
  const t = useText();
  const id = useId();
  const dayName = useDayName();
  const { day: dayOf, time } = useFormats();
  const { values, change, quote, errors } = useOrder();
  const days = slotDays(quote.slots, dayOf);
  const closed = closedProblemOf(quote);
  const [first] = days;
  if (!first) {
    const error = closed ?? errors.slot;
    return error ? (
      <PartCard title={t('slot.title')} part="slot" error={error}>
        <Closed>{t('slot.none', { store: quote.store?.name ?? '' })}</Closed>
      </PartCard>
    ) : null;
  }

  const openNow = quote.open_now === 1;
  const later = values.slot !== null;
  const shown = days.find(({ day }) => values.slot !== null && day === dayOf(values.slot)) ?? first;
  const isOffered = shown.slots.some(({ starts }) => starts === values.slot);
  const gone = later && !isOffered ? (timeProblemOf(quote) ?? t('slot.needed')) : null;
  const firstOf = (day: string) => days.find((each) => each.day === day)?.slots[0]?.starts ?? null;
  return (
    <PartCard title={t('slot.title')} part="slot" error={gone ? null : (errors.slot ?? closed)}>
      {gone && (
        <div role="alert">
          <CheckoutProblem id={id}>{gone}</CheckoutProblem>
        </div>
      )}
      {openNow ? (
        <RadioCards
          label={t('slot.title')}
          hideLabel
          name="when"
          options={[
            { value: 'now', label: t('slot.now'), icon: <Clock size={22} aria-hidden /> },
            { value: 'later', label: t('slot.later'), icon: <CalendarClock size={22} aria-hidden /> },
          ]}
          value={later ? 'later' : 'now'}
          onChange={(value) => change({ slot: value === 'now' ? null : firstOf(first.day) })}
        />
      ) : (
        <Closed>{t('slot.closed', { store: quote.store?.name ?? '' })}</Closed>
      )}
      {(later || !openNow) && (
        <Fields>
          <SelectField
            label={t('slot.day')}
            name="day"
            value={shown.day}
            onChange={({ target }) => change({ slot: firstOf(target.value) })}
          >
            {days.map(({ day }) => (
              <option key={day} value={day}>
                {dayName(day)}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={t('slot.time')}
            name="time"
            value={isOffered ? (values.slot ?? '') : ''}
            aria-invalid={gone !== null || errors.slot !== undefined || undefined}
            aria-describedby={gone ? id : undefined}
            onChange={({ target }) => change({ slot: target.value || null })}
          >
            {!isOffered && <option value="">{t('slot.needed')}</option>}
            {shown.slots.map(({ starts, ends }) => (
              <option key={starts} value={starts}>
                {t('slot.range', { from: time(new Date(starts)), to: time(new Date(ends)) })}
              </option>
            ))}
          </SelectField>
        </Fields>
      )}
    </PartCard>
  );
}
