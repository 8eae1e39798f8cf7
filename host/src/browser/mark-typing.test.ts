import { markTyping, TYPING_ATTRIBUTE } from './mark-typing.ts';

it('marks the page while a field has the focus, and nothing else', () => {
  const add = (name: string) => document.body.appendChild(document.createElement(name));
  const [input, text, button] = [add('input'), add('textarea'), add('button')];
  const isMarked = () => document.documentElement.hasAttribute(TYPING_ATTRIBUTE);
  input.focus();
  markTyping();
  expect(isMarked()).toBe(true);
  button.focus();
  expect(isMarked()).toBe(false);
  text.focus();
  expect(isMarked()).toBe(true);
  text.blur();
  expect(isMarked()).toBe(false);
});
