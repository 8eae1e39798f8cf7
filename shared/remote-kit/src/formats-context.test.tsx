import { configQuery, queryClient } from '@souk/api-client';
import { aConfig, marketplace, renderRemote } from '@souk/testing';
import { screen } from '@testing-library/react';
import { useFormats } from './index.ts';

const Price = ({ amount }: { amount: number }) => <li>{useFormats().money(amount)}</li>;

describe('the formats of a tree', () => {
  it('are those of the settings, which are loaded and watched once for all prices (CRD-8)', async () => {
    marketplace.answers({ config: () => aConfig({ currency: 'USD', currency_symbol: '$' }) });
    renderRemote(() => (
      <ul>
        {[1, 2, 3].map((amount) => (
          <Price key={amount} amount={amount} />
        ))}
      </ul>
    ));
    expect(await screen.findByText(/\$.*3\.00/)).toBeVisible();
    expect(marketplace.requests('config')).toHaveLength(1);
    const watched = queryClient.getQueryCache().find({ queryKey: configQuery().queryKey });
    expect(watched?.getObserversCount()).toBe(1);
  });

  it('load no settings where nothing is written with them', async () => {
    renderRemote(() => <p>Hello</p>);
    expect(await screen.findByText('Hello')).toBeVisible();
    expect(marketplace.requests('config')).toHaveLength(0);
  });
});
