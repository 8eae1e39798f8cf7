import { orderTypeOf } from '@souk/contracts';
import { useReadable, useShell } from '@souk/remote-kit';
import { tokens } from '@souk/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { useText } from './texts/texts.ts';

const ORDER_TYPES = ['delivery', 'take_away'] as const;

const Root = styled.div`
  display: flex;
  flex: none;
  border-radius: ${tokens.radius.m};
  background: ${tokens.color.sunken};
`;

const Choice = styled.label`
  position: relative;
  display: grid;
  flex: auto;
  align-content: center;
  justify-items: center;
  /* As wide as with a time, which may come later. */
  min-inline-size: 5rem;
  min-block-size: 44px;
  padding-inline: ${tokens.space[2]};
  border-radius: inherit;
  font: ${tokens.type.captionStrong};
  white-space: nowrap;

  &:has(:checked) {
    background: ${tokens.color.accentSoft};
    box-shadow: inset 0 0 0 2px ${tokens.color.accent};
    color: ${tokens.color.accentStrong};
  }
  &:has(:focus-visible) {
    outline: 3px solid ${tokens.color.focus};
    outline-offset: 2px;
  }
`;

const Radio = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  opacity: 0;
  cursor: pointer;
`;

const Time = styled.span`
  font: ${tokens.type.caption};
`;

/** Whether goods are delivered or picked up, each with how long that takes now, where the marketplace says so. */
export function OrderTypeSwitch() {
  const t = useText();
  const shell = useShell();
  const id = useId();
  const chosen = useReadable(orderTypeOf(shell));
  const times = useReadable(shell.module.current)?.order_times;
  return (
    <Root role="radiogroup" aria-label={t('label')}>
      {ORDER_TYPES.map((type) => {
        const time = times?.[type];
        return (
          <Choice key={type}>
            <Radio
              type="radio"
              name={id}
              checked={type === chosen}
              onChange={() => shell.orderType?.choose(type)}
              aria-labelledby={`${id}${type}`}
              aria-describedby={time ? `${id}${type}-time` : undefined}
            />
            <span id={`${id}${type}`}>{t(type)}</span>
            {time && (
              <Time id={`${id}${type}-time`}>
                {t('minutes', { minutes: time.from === time.to ? time.to : `${time.from}-${time.to}` })}
              </Time>
            )}
          </Choice>
        );
      })}
    </Root>
  );
}
