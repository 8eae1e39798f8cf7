import { moment, momentInFull, timeFrom } from '../formats.ts';
import { useText } from '../texts/texts.ts';
import { useNow } from './use-now.ts';

interface Props {
  at: string;
  /** The date stands beside it; otherwise in its title alone. */
  withDate?: boolean;
}

/** How long ago something was, such as "3 hr ago", with its date. */
export function Moment({ at, withDate }: Props) {
  const t = useText();
  const relative = timeFrom(at, useNow());
  return (
    <time dateTime={at} title={momentInFull(at)}>
      {withDate ? t('momentWithDate', { relative, date: moment(at) }) : relative}
    </time>
  );
}
