import { DRAWN_WHOLE_ATTRIBUTE } from '@souk/contracts';
import { render } from '@testing-library/react';
import { Profiler } from 'react';
import { renderToString } from 'react-dom/server';
import { HomePage } from './home-page.tsx';

const SECTIONS = ['Hero', 'Categories', 'Popular', 'Banners', 'Stores', 'Coupons'];

const home = (
  <HomePage>
    {SECTIONS.map((name) => (
      <section key={name}>{name}</section>
    ))}
  </HomePage>
);

/** How many sections stood after each time that React changed the page. */
function sectionsByCommit(): number[] {
  const counts: number[] = [];
  const count = () => counts.push(document.querySelectorAll('section').length);
  render(
    <Profiler id="home" onRender={count}>
      {home}
    </Profiler>,
  );
  return counts;
}

describe('A home', () => {
  afterEach(() => document.documentElement.removeAttribute(DRAWN_WHOLE_ATTRIBUTE));

  it('that is switched to shows its first screen before the sections below it are drawn', () => {
    expect(sectionsByCommit()).toEqual([4, 6]);
  });

  it('that is scrolled to where it was left is drawn whole at once', () => {
    document.documentElement.setAttribute(DRAWN_WHOLE_ATTRIBUTE, '');
    expect(sectionsByCommit()).toEqual([6]);
  });

  it('is rendered whole by a server', () => {
    expect(renderToString(home).match(/<section/g)).toHaveLength(6);
  });
});
