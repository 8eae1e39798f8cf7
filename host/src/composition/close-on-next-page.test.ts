import { createHistory } from '../history/history.ts';
import { closeOnNextPage } from './close-on-next-page.ts';

it('closes the drawers once another page is open, such as the checkout of Buy Now above one (POP-8)', () => {
  const history = createHistory();
  history.replace('/home?module_id=1');
  const drawers = [{ close: jest.fn() }, { close: jest.fn() }];
  closeOnNextPage(history, drawers);
  history.replace('/home?module_id=2');
  history.push('/home?module_id=2&item=3');
  // The address of the page as its store is named.
  history.push('/home/12');
  drawers.forEach(({ close }) => close.mockClear());
  history.replace('/home/the-bakery');
  for (const { close } of drawers) expect(close).not.toHaveBeenCalled();
  history.push('/checkout?page=buy_now');
  for (const { close } of drawers) expect(close).toHaveBeenCalledTimes(1);
});
