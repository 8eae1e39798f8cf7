import { leaveFor } from './leave-for.ts';

it('opens web pages only: no other address is followed', () => {
  for (const url of ['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd'])
    expect(leaveFor(url)).toBe(false);
});
