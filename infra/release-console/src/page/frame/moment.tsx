import { moment, momentInFull, timeFrom } from '../formats.ts';
import { useText } from '../texts/texts.ts';
import { useNow } from './use-now.ts';

/** How long ago something was, with its date, such as "3 hr ago (22 Nov, 23:36)". */
export function Moment({ at }: { at: string }) {
  const t = useText();
  return (
    <time dateTime={at} title={momentInFull(at)}>
      {t('momentWithDate', { relative: timeFrom(at, useNow()), date: moment(at) })}
    </time>
  );
}
