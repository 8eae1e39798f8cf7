import { NO_CHOICE, holdbackOf, stepsOf } from './choice.ts';

const steps = (...typed: [share: string, minutes: string][]) =>
  stepsOf({ grow: 'steps', steps: typed.map(([share, minutes]) => ({ share, minutes })) });

describe('the typed steps of a canary', () => {
  it('are one share that waits for a person, or steps with their times', () => {
    expect(stepsOf(NO_CHOICE)).toEqual([{ share: 5, minutes: 0 }]);
    expect(steps(['5', '30'], ['50', '60'])).toEqual([
      { share: 5, minutes: 30 },
      { share: 50, minutes: 60 },
    ]);
  });

  it('never shrink, never reach everybody, and never last no time', () => {
    expect(steps(['50', '30'], ['5', '60'])).toBeNull();
    expect(steps(['100', '30'])).toBeNull();
    expect(steps(['0', '30'])).toBeNull();
    expect(steps(['5', '0'])).toBeNull();
    expect(steps(['five', '30'])).toBeNull();
    expect(steps()).toBeNull();
  });
});

it('accept a holdback from 0 to 50 percent', () => {
  expect(['0', '50', '51', '', '1.5', '-1'].map(holdbackOf)).toEqual([0, 50, null, null, null, null]);
});
