import { renderHook } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { ShellProviders, useLocation } from '@souk/remote-kit';
import type { InfiniteData, UseInfiniteQueryResult } from '@souk/remote-kit';
import { aShell } from '@souk/testing';
import { readPages } from './read-pages.ts';
import { useShownPages } from './use-shown-pages.ts';

const fetchNextPage = jest.fn();
const listOf = (pages: number): UseInfiniteQueryResult<InfiniteData<number>> =>
  ({
    data: { pages: Array.from({ length: pages }, (_, at) => at), pageParams: [] },
    hasNextPage: true,
    isFetching: false,
    isFetchNextPageError: false,
    fetchNextPage,
  }) as unknown as UseInfiniteQueryResult<InfiniteData<number>>;

function aPage() {
  const shell = aShell();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ShellProviders shell={shell}>{children}</ShellProviders>
  );
  return { shell, wrapper };
}

/** A page whose address says what it shows, and how often it was written. */
function openAt(page: string, list: UseInfiniteQueryResult<InfiniteData<number>>) {
  const written: number[] = [];
  const { result } = renderHook(() => {
    const [address, setAddress] = useState(page);
    useShownPages(list, readPages(address), (pages) => {
      // What follows would not end by itself.
      if (written.push(pages) < 5) setAddress(String(pages));
    });
    return address;
  }, aPage());
  return { written, address: result.current };
}

it('writes the number of shown pages to the address once (SRC-13, STR-3)', () => {
  expect(openAt('1', listOf(2))).toEqual({ written: [2], address: '2' });
});

it('writes no more pages than a link can show, and stops there (SRC-13, STR-3)', () => {
  expect(openAt('1', listOf(51))).toEqual({ written: [50], address: '50' });
  expect(openAt('51', listOf(51))).toEqual({ written: [], address: '51' });
  expect(openAt('9'.repeat(2000), listOf(50)).written).toEqual([]);
});

it('loads what a link names beyond what is there (SRC-13)', () => {
  expect(openAt('51', listOf(49)).written).toEqual([]);
  expect(fetchNextPage).toHaveBeenCalled();
});

it('leaves the address alone when the customer went on before it was written (SRC-13)', () => {
  const { shell, wrapper } = aPage();
  const written: { by: string; to: string }[] = [];
  const list = listOf(2);
  renderHook(
    () => {
      const { search } = useLocation();
      useShownPages(list, 1, () => written.push({ by: search, to: shell.history.location.search }));
      // Comes between the render and its effects, as a tap on a busy phone does.
      useLayoutEffect(() => shell.history.push('/home?search=soup'), []);
    },
    { wrapper },
  );
  expect(written).toContainEqual({ by: '?search=soup', to: '?search=soup' });
  expect(written.filter(({ by, to }) => by !== to)).toEqual([]);
});
