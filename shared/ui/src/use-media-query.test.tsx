import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useMediaQuery, useMediaQueryIfKnown } from './use-media-query.ts';

function hydrate(useAnswer: (query: string) => boolean | null, matches: boolean) {
  jest.spyOn(window, 'matchMedia').mockReturnValue({
    matches,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  } as Partial<MediaQueryList> as MediaQueryList);
  const answers: (boolean | null)[] = [];
  function Page() {
    const answer = useAnswer('(min-width: 600px)');
    answers.push(answer);
    return <p>{String(answer)}</p>;
  }
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Page />);
  answers.length = 0;
  render(<Page />, { container, hydrate: true });
  expect(screen.getByText(String(matches))).toBeVisible();
  return answers;
}

it('renders a hydrated page once where the window does not match, twice where it does', () => {
  expect(hydrate(useMediaQuery, false)).toEqual([false]);
  expect(hydrate(useMediaQuery, true)).toEqual([false, true]);
});

it('says that the window is not known yet, to those who have to know', () => {
  expect(hydrate(useMediaQueryIfKnown, false)).toEqual([null, false]);
});
