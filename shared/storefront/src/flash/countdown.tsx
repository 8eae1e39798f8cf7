import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useFormats } from '@souk/remote-kit';
import { tokens, useIsInBrowser, useOnScreen } from '@souk/ui';
import { useText } from '../texts/texts.ts';

const Boxes = styled.div`
  display: flex;
  gap: ${tokens.space[2]};
`;
const Box = styled.span`
  display: grid;
  justify-items: center;
  min-inline-size: 3.25rem;
  padding: ${tokens.space[2]};
  border-radius: ${tokens.radius.m};
  background: ${tokens.color.surface};
  color: ${tokens.color.ink};

  b {
    font: ${tokens.type.title};
    font-variant-numeric: tabular-nums;
  }
  small {
    font: ${tokens.type.caption};
    color: ${tokens.color.inkSoft};
  }
`;

const PARTS = ['days', 'hours', 'minutes', 'seconds'] as const;

/** As high as a line of words. */
const BLANK = '\u00a0';

/** Has the size of a countdown until its end is known. */
export const CountdownPlace = () => (
  <Boxes aria-hidden>
    {PARTS.map((part) => (
      <Box key={part}>
        <b>{BLANK}</b>
        <small>{BLANK}</small>
      </Box>
    ))}
  </Boxes>
);

/** What is left until a moment, in boxes of days, hours, minutes and seconds; then 'This campaign is over' (CRD-11). */
export function Countdown({ until }: { until: string }) {
  // A server would write down a second that is over.
  return useIsInBrowser() ? <RunningCountdown until={until} /> : <CountdownPlace />;
}

function RunningCountdown({ until }: { until: string }) {
  const t = useText();
  const formats = useFormats();
  const [now, setNow] = useState(() => new Date());
  const boxes = useRef<HTMLDivElement>(null);
  const onScreen = useOnScreen(boxes);
  const left = formats.countdown(until, now);
  useEffect(() => {
    if (left.over || !onScreen) return;
    const read = () => setNow(new Date());
    read();
    const timer = setInterval(read, 1000);
    return () => clearInterval(timer);
  }, [left.over, onScreen]);

  if (left.over) return <p>{t('flash.over')}</p>;
  return (
    <Boxes ref={boxes} role="timer" aria-label={t('flash.endsIn')}>
      {PARTS.map((part) => (
        <Box key={part}>
          <b>{left[part]}</b>
          <small>{t(`flash.${part}`)}</small>
        </Box>
      ))}
    </Boxes>
  );
}
