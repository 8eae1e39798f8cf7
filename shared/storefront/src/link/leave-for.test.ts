import { leaveFor } from './leave-for.ts';

it('goes to web pages alone: no other address is followed', () => {
  for (const url of ['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd'])
    expect(leaveFor(url)).toBe(false);
});
