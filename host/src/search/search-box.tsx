import { cleanSearch, inModule, MODULE_PARAM, ROUTES, searchPath } from '@souk/contracts';
import { useReadable, useShell } from '@souk/remote-kit';
import { direction } from '@souk/i18n';
import { Button, Clock, Combobox, media, Search, Store, useCloseOnBack, useMediaQuery, Zap } from '@souk/ui';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PHONE } from '../browser/phone.ts';
import { forgetSearches, rememberSearch } from './search-history.ts';
import { useText } from './texts/texts.ts';
import { useSearchSuggestions } from './use-search-suggestions.ts';
import type { SearchOption } from './use-search-suggestions.ts';

const Root = styled.form`
  flex: 1;
  min-inline-size: 0;

  /* The widest thing in the header: what stands beside it shrinks first. */
  ${media.from1180} {
    min-inline-size: 9rem;
  }
`;

const ICONS: Record<SearchOption['kind'], ReactNode> = {
  recent: <Clock size={18} aria-hidden />,
  suggested: <Zap size={18} aria-hidden />,
  item: <Search size={18} aria-hidden />,
  store: <Store size={18} aria-hidden />,
};
const HEADINGS = { recent: 'recent', suggested: 'suggested', item: 'items', store: 'stores' } as const;

interface Props {
  module: { id: number; name: string | null };
  /** What the page shows results for; empty elsewhere. */
  search: string;
}

/**
 * The search of the header, with what was searched for before and what begins as one types (SRC-2 to SRC-7). What is chosen or
 * submitted goes to the results of the module; a store goes to its page where a live release draws it.
 */
export function SearchBox({ module, search }: Props) {
  const t = useText();
  const shell = useShell();
  const [typed, setTyped] = useState(search);
  const [active, setActive] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { groups, isLoading } = useSearchSuggestions(typed, active);
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  const open = active && count > 0;
  const isPhone = useMediaQuery(PHONE);
  useCloseOnBack(open && isPhone, () => setActive(false));
  const placesReady = useReadable(shell.module.available) !== null;

  /** What was looked for has the focus next, and the keyboard of a phone goes. */
  const leave = (path: string) => {
    setActive(false);
    form.current?.querySelector('input')?.blur();
    shell.navigate(path);
  };
  const submit = (words: string) => {
    const text = cleanSearch(words);
    setTyped(text);
    // An empty submit clears the box and searches nothing.
    if (text === '') return;
    rememberSearch(text);
    leave(searchPath(text, module.id));
  };
  const choose = ({ kind, name, slug }: SearchOption) => {
    const store = slug && inModule(`/store/${encodeURIComponent(slug)}`, module.id);
    if (kind !== 'store' || !store || !shell.canNavigate(store)) return submit(name);
    setTyped('');
    leave(store);
  };
  const forget = () => {
    forgetSearches();
    form.current?.querySelector('input')?.focus();
  };
  const found = open ? t('found', { count }) : t('none');

  return (
    <Root
      ref={form}
      role="search"
      action={ROUTES.home}
      onSubmit={(event) => {
        event.preventDefault();
        // The field itself: what was typed before hydration is in the state a moment after a submit can come.
        submit(event.currentTarget.querySelector('input')?.value ?? typed);
      }}
    >
      <Combobox
        look="pill"
        dir={direction()}
        name="search"
        label={t('label')}
        placeholder={module.name ? t('placeholder', { module: module.name }) : t('label')}
        clearLabel={t('clear')}
        listLabel={t('suggestions')}
        value={typed}
        onType={setTyped}
        active={active}
        onActiveChange={setActive}
        open={open}
        groups={groups.map(({ kind, options }) => ({
          id: kind,
          heading: t(HEADINGS[kind]),
          options: options.map((option) => ({
            ...option,
            id: `${option.name} ${option.slug ?? ''}`,
            icon: ICONS[kind],
            text: option.name,
          })),
        }))}
        onChoose={(option) => choose(option)}
        busy={isLoading && placesReady}
        status={active && !isLoading && cleanSearch(typed) !== '' ? found : undefined}
        foot={
          groups[0]?.kind === 'recent' && (
            <Button variant="ghost" size="s" onClick={forget}>
              {t('forget')}
            </Button>
          )
        }
      />
      {/* With the field, the address of the results: the form leads there before scripts run, too. */}
      <input type="hidden" name="data_type" value="searched" />
      <input type="hidden" name={MODULE_PARAM} value={module.id} />
    </Root>
  );
}
