import { type RecordedRequest, contractHandler } from './handlers.ts';

const run = (request: Request, onRequest?: (asked: RecordedRequest) => void) =>
  contractHandler(() => ({}), onRequest).run({ request, requestId: 'one' });

it('handles a call of the contract on any server, with the named parts of its path', async () => {
  const asked: RecordedRequest[] = [];
  const request = new Request('https://api.example/below/api/v1/items/details/a%20b?module_id=1');
  const result = await run(request, (one) => void asked.push(one));
  expect(asked).toMatchObject([{ call: 'item', params: { id: 'a b' }, query: { module_id: '1' } }]);
  expect(result?.response).toBeDefined();
});

it('ignores calls that the contract does not have', async () => {
  expect(await run(new Request('https://api.example/api/v1/unknown'))).toBeNull();
  expect(await run(new Request('https://api.example/api/v1/config', { method: 'DELETE' }))).toBeNull();
  expect(await run(new Request('https://api.example/api/v1/config/more'))).toBeNull();
});
