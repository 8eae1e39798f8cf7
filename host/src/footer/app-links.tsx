import type { Landing } from '@souk/contracts';
import { tokens } from '@souk/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useText } from '../texts/texts.ts';
import { AppStoreMark, PlayStoreMark } from './store-marks.tsx';

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
  margin-block-start: ${tokens.space[3]};
`;

const Badge = styled.a`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${tokens.space[3]};
  align-items: center;
  min-block-size: 52px;
  padding: ${tokens.space[1]} ${tokens.space[5]} ${tokens.space[1]} ${tokens.space[4]};
  color: ${tokens.color.ground};
  background: ${tokens.color.ink};
  border-radius: ${tokens.radius.m};
  transition: opacity ${tokens.motion.fast};

  &:hover {
    opacity: 0.88;
  }
`;

const Around = styled.span`
  display: block;
  font: ${tokens.type.caption};
`;

const Name = styled.span`
  display: block;
  font: ${tokens.type.bodyStrong};
`;

interface AppLink {
  id: string;
  status: number;
  href: string | null;
  mark: ReactNode;
  name: string;
  /** The sentence that says where the app is, with the store's name in it. */
  sentence: string;
}

/** A sentence whose store stands out on a line of its own, wherever the language puts it. */
function Words({ sentence, name }: Pick<AppLink, 'sentence' | 'name'>) {
  const [before, after] = sentence.split(name);
  return (
    <span>
      {before && <Around>{before}</Around>}
      <Name>{name}</Name>
      {after && <Around>{after}</Around>}
    </span>
  );
}

/** The customers' app, in the stores where it is available: those whose status is 1 (FTR-2, LAN-2). */
export function AppLinks({ links }: { links: Landing['download_user_app_links'] }) {
  const t = useText();
  const stores: AppLink[] = [
    {
      id: 'play',
      status: links.playstore_url_status,
      href: links.playstore_url,
      mark: <PlayStoreMark />,
      name: t('footer.googlePlay'),
      sentence: t('footer.onGooglePlay', { store: t('footer.googlePlay') }),
    },
    {
      id: 'apple',
      status: links.apple_store_url_status,
      href: links.apple_store_url,
      mark: <AppStoreMark />,
      name: t('footer.appStore'),
      sentence: t('footer.onAppStore', { store: t('footer.appStore') }),
    },
  ];
  const open = stores.flatMap(({ status, href, ...store }) =>
    status === 1 && href ? [{ ...store, href }] : [],
  );
  if (open.length === 0) return null;
  return (
    <Row aria-label={t('footer.apps')}>
      {open.map(({ id, href, mark, ...words }) => (
        <li key={id}>
          <Badge href={href} target="_blank" rel="noopener noreferrer">
            {mark}
            <Words {...words} />
          </Badge>
        </li>
      ))}
    </Row>
  );
}
