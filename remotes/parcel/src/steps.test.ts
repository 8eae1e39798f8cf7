import { aParcelVideo } from '@souk/testing';
import { stepsOf } from './steps.ts';

const contents = (...values: string[]) =>
  aParcelVideo({ banner_contents: values.map((value) => ({ value })) });

it('reads titles and descriptions alternately, three of each (PCL-2)', () => {
  expect(stepsOf(contents('A', 'a', 'B', 'b', 'C', 'c'))).toEqual([
    { title: 'A', text: 'a' },
    { title: 'B', text: 'b' },
    { title: 'C', text: 'c' },
  ]);
});

it('leaves out what is missing', () => {
  expect(stepsOf(contents('A'))).toEqual([{ title: 'A', text: '' }]);
  expect(stepsOf(contents())).toEqual([]);
});
