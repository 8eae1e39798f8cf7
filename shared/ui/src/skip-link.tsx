import styled from 'styled-components';
import { useText } from './texts/texts.ts';
import { tokens } from './tokens.ts';

const Link = styled.a`
  position: fixed;
  inset-block-start: ${tokens.space[3]};
  inset-inline-start: ${tokens.space[3]};
  z-index: ${tokens.layer.toast};
  padding: ${tokens.space[3]} ${tokens.space[5]};
  border-radius: ${tokens.radius.round};
  background: ${tokens.color.inverse};
  color: ${tokens.color.onInverse};
  font: ${tokens.type.smallStrong};

  &:not(:focus) {
    transform: translateY(-200%);
  }
`;

/** The first stop of the Tab key: past the header, to the element with the id `to`. */
export function SkipLink({ to = 'main' }: { to?: string }) {
  const t = useText();
  return <Link href={`#${to}`}>{t('skip')}</Link>;
}
