import { registry, withRegistry } from '../testing/registry-double.ts';
import { aChannel, aLiveRelease } from '../testing/a-channel.ts';
import { renderConsole } from '../testing/render-console.tsx';

withRegistry();

it.each([
  ['\n', 'line feeds'],
  ['\r\n', 'carriage returns, as some proxies write them'],
])('shows what is live as soon as the stream names a revision, with %j (%s)', async (lineEnd) => {
  let send: (text: string) => void = () => undefined;
  registry.stream = new Promise((resolve) => (send = resolve));
  const { card } = renderConsole();
  expect((await card('food')).getByText('1.1.0')).toBeVisible();
  registry.state = aChannel({ revision: 8, remotes: { food: aLiveRelease({ stable: '1.3.0' }) } });
  send(`event: revision${lineEnd}data: {"channel":"production","revision":8}${lineEnd}${lineEnd}`);
  expect(await (await card('food')).findByText('1.3.0')).toBeVisible();
});
