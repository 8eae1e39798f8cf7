import { becomeCustomer } from '../fixtures/become-customer.ts';
import { goHome, sweep, type Visit } from '../fixtures/sweep.ts';
import { icon } from '../fixtures/icon.ts';

/** A conversation with a store in which both have written. */
async function talk(visit: Visit): Promise<string> {
  const { id, token } = await becomeCustomer(visit);
  const { marketplace, operator, request } = visit;
  const [item] = await marketplace.popularItems('food', 'harbour');
  if (!item) throw new Error('food has no popular item');
  await operator.writeTo(id, item.store_id, 'Which sauce would you like? We have seven of them today.');
  const said = await request.post('/api/v1/customer/message/send', {
    multipart: { receiver_type: 'store', receiver_id: item.store_id, message: 'The green one, please' },
    headers: { authorization: `Bearer ${token}` },
  });
  if (!said.ok()) throw new Error(`message/send answered ${said.status()}: ${await said.text()}`);
  await operator.writeTo(id, item.store_id, 'أكيد، الصلصة الخضراء على الطريق');
  await goHome(visit, 'food');
  return `/chatting?type=store&id=${item.store_id}`;
}

sweep({
  'messages of nobody': async (visit) => {
    await goHome(visit, 'food');
    await visit.page.goto('/chatting');
    await visit.shell.main.locator(icon('MessageCircle')).waitFor();
  },
  'no messages': async (visit) => {
    await becomeCustomer(visit);
    await goHome(visit, 'food');
    await visit.page.goto('/chatting');
    await visit.shell.main.locator(icon('MessageCircle')).first().waitFor();
  },
  conversations: async (visit) => {
    await talk(visit);
    await visit.page.goto('/chatting');
    await visit.shell.main.getByRole('listitem').first().waitFor();
  },
  conversation: async (visit) => {
    await visit.page.goto(await talk(visit));
    await visit.shell.main.getByRole('textbox').last().waitFor();
    await visit.shell.main.getByText('The green one, please').first().waitFor();
  },
});
