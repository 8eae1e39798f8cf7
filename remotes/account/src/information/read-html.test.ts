import { readHtml, textOf } from './read-html.ts';

const element = (tag: string, children: unknown[], attributes = {}) => ({ tag, attributes, children });

it('reads text, headings, lists, tables and links (FTR-9)', () => {
  expect(
    readHtml(
      '<h2>When</h2>\n<p>In <strong>7 days</strong>, 1 &lt; 2.<br></p><ol start="2">\n<li>One</li>\n</ol>',
    ),
  ).toEqual([
    element('h2', ['When']),
    element('p', ['In ', element('strong', ['7 days']), ', 1 < 2.', element('br', [])]),
    element('ol', [element('li', ['One'])], { start: '2' }),
  ]);
  expect(readHtml('<a href="/a?b=1&amp;c=2">A</a>')).toEqual([element('a', ['A'], { href: '/a?b=1&c=2' })]);
  expect(readHtml('<table>\n<tbody>\n<tr><th scope="row">A</th> </tr></tbody></table>')).toEqual([
    element('table', [element('tbody', [element('tr', [element('th', ['A'], { scope: 'row' })])])]),
  ]);
});

it('creates no element and no attribute that is not allowed, whatever the server sends (FTR-9)', () => {
  expect(readHtml('<script src="/x">alert(1)</script>')).toEqual(['alert(1)']);
  expect(readHtml('<p onclick="x()" style="color:red">A</p>')).toEqual([element('p', ['A'])]);
  expect(readHtml('<svg><a xlink:href="javascript:x">A</a></svg>')).toEqual([
    '<',
    'a xlink:href="javascript:x">A',
  ]);
  expect(readHtml('<constructor>A</constructor>')).toEqual(['A']);
  expect(readHtml('<img src=x onerror=alert(1)>')).toEqual(['<', 'img src=x onerror=alert(1)>']);
  expect(readHtml('</p>A<p>B')).toEqual(['A', element('p', ['B'])]);
});

it('shows what was meant to be text as text, once (FTR-9)', () => {
  expect(textOf(readHtml('<p>&amp;lt;b&amp;gt; <em>&lt;b&gt;</em></p>'))).toBe('&lt;b&gt; <b>');
});
