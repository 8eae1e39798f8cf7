import { type RecordedRequest, contractHandler } from './handlers.ts';

const run = (request: Request, onRequest?: (asked: RecordedRequest) => void) =>
  contractHandler(() => ({}), onRequest).run({ request, requestId: 'one' });

it('takes a call of the contract wherever its server is, with the named parts of its path', async () => {
  const asked: RecordedRequest[] = [];
  const request = new Request('https://api.example/below/api/v1/items/details/a%20b?module_id=1');
  const result = await run(request, (one) => void asked.push(one));
  expect(asked).toMatchObject([{ call: 'item', params: { id: 'a b' }, query: { module_id: '1' } }]);
  expect(result?.response).toBeDefined();
});

it('leaves alone what the contract does not know', async () => {
  expect(await run(new Request('https://api.example/api/v1/unknown'))).toBeNull();
  expect(await run(new Request('https://api.example/api/v1/config', { method: 'DELETE' }))).toBeNull();
  expect(await run(new Request('https://api.example/api/v1/config/more'))).toBeNull();
});
