import { calls, type CallName } from '@souk/contracts/api';
import { problemsOf } from './contract-check.ts';
import { defaultAnswers } from './default-answers.ts';

it.each(Object.keys(calls) as CallName[])('builds an answer that the contract allows: %s', (name) => {
  expect(problemsOf(calls[name].response, defaultAnswers[name]())).toEqual([]);
});

it('has no answer for a call that the contract does not have', () => {
  expect(Object.keys(defaultAnswers).sort()).toEqual(Object.keys(calls).sort());
});

it('names what is wrong in an answer', () => {
  expect(problemsOf(calls.config.response, { ...defaultAnswers.config(), phone: 5 })).toEqual([
    expect.stringContaining('/phone'),
  ]);
});
