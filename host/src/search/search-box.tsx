import { cleanSearch, inModule, searchPath } from '@souk/contracts';
import { useReadable } from '@souk/remote-kit';
import { direction } from '@souk/i18n';
import { Button, IconButton, Search, Spinner, tokens, VisuallyHidden, X } from '@souk/ui';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import styled from 'styled-components';
import { useHost } from '../shell/host-context.ts';
import { forgetSearches, rememberSearch } from './search-history.ts';
import { SearchPanel } from './search-panel.tsx';
import { useText } from './texts/texts.ts';
import { useSearchOptions } from './use-search-options.ts';
import type { SearchOption } from './use-search-options.ts';

const Root = styled.form`
  position: relative;
  flex: 1;
  min-inline-size: 0;
`;
const Box = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  block-size: 44px;
  padding-inline: ${tokens.space[4]} ${tokens.space[1]};
  color: ${tokens.color.inkFaint};
  background: ${tokens.color.sunken};
  border: 1px solid transparent;
  border-radius: ${tokens.radius.round};

  &:focus-within {
    background: ${tokens.color.surface};
    border-color: ${tokens.color.accent};
    box-shadow: inset 0 0 0 1px ${tokens.color.accent};
  }
  > svg {
    flex: none;
  }
`;
const Input = styled.input`
  flex: 1;
  min-inline-size: 0;
  block-size: 40px;
  padding: 0;
  border: 0;
  outline: 0;
  background: none;
  color: ${tokens.color.ink};
  font: ${tokens.type.body};
  text-overflow: ellipsis;

  &::placeholder {
    color: ${tokens.color.inkSoft};
    opacity: 1;
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
`;

interface Props {
  module: { id: number; name: string | null };
  /** What the page shows results for; empty elsewhere. */
  search: string;
}

/**
 * The search of the header: an ARIA combobox, worked by arrows, Enter and Escape (SRC-2 to SRC-7). What is chosen or submitted
 * goes to the results of the module; a store goes to its page where somebody draws it.
 */
export function SearchBox({ module, search }: Props) {
  const t = useText();
  const id = useId();
  const { services } = useHost();
  const [typed, setTyped] = useState(search);
  const [focused, setFocused] = useState(false);
  const [active, setActive] = useState(-1);
  const input = useRef<HTMLInputElement>(null);
  const { groups, isLoading } = useSearchOptions(typed, focused);
  const options = groups.flatMap((group) => group.options);
  const open = focused && options.length > 0;
  const placesReady = useReadable(services.module.available) !== null;

  const write = (value: string) => {
    setTyped(value);
    setActive(-1);
    setFocused(true);
  };
  const leave = () => {
    setFocused(false);
    setActive(-1);
  };
  const submit = (words: string) => {
    const text = cleanSearch(words);
    setTyped(text);
    // An empty submit clears the box and searches nothing.
    if (text === '') return;
    leave();
    rememberSearch(text);
    services.navigate(searchPath(text, module.id));
  };
  const choose = ({ kind, name, slug }: SearchOption) => {
    const store = slug && inModule(`/store/${encodeURIComponent(slug)}`, module.id);
    if (kind !== 'store' || !store || !services.canNavigate(store)) return submit(name);
    leave();
    setTyped('');
    services.navigate(store);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      if (!open) return;
      // Escape means the panel; the browser would empty the box, too.
      event.preventDefault();
      return leave();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    setFocused(true);
    if (options.length === 0) return;
    event.preventDefault();
    // Before the first and behind the last there is the box itself.
    setActive((at) => ((at + 1 + step + options.length + 1) % (options.length + 1)) - 1);
  };
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  return (
    <Root
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        const chosen = options[active];
        if (open && chosen) choose(chosen);
        else submit(typed);
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) leave();
      }}
    >
      <Box>
        <Search size={20} aria-hidden />
        <Input
          ref={input}
          type="search"
          role="combobox"
          dir={direction()}
          aria-label={t('label')}
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-activedescendant={open && active >= 0 ? `${id}-${active}` : undefined}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={module.name ? t('placeholder', { module: module.name }) : t('label')}
          value={typed}
          onChange={({ target }) => write(target.value)}
          onFocus={() => setFocused(true)}
          onClick={() => setFocused(true)}
          onKeyDown={onKeyDown}
        />
        {focused && isLoading && placesReady && <Spinner size={18} />}
        {typed !== '' && (
          <IconButton
            size="s"
            label={t('clear')}
            icon={<X size={18} aria-hidden />}
            onClick={() => {
              write('');
              input.current?.focus();
            }}
          />
        )}
      </Box>
      <SearchPanel
        id={id}
        open={open}
        groups={groups}
        active={active}
        onChoose={choose}
        foot={
          groups[0]?.kind === 'recent' && (
            <Button
              variant="ghost"
              size="s"
              onClick={() => {
                forgetSearches();
                input.current?.focus();
              }}
            >
              {t('forget')}
            </Button>
          )
        }
      />
      <VisuallyHidden role="status">
        {focused &&
          !isLoading &&
          cleanSearch(typed) !== '' &&
          (open ? t('found', { count: options.length }) : t('none'))}
      </VisuallyHidden>
    </Root>
  );
}
