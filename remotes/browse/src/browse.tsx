import styled from 'styled-components';
import { Route, Routes } from '@souk/remote-kit';
import { Container, tokens } from '@souk/ui';
import { ItemNotFound } from './product/item-not-found.tsx';
import { ProductPage } from './product/product-page.tsx';

const Page = styled(Container)`
  padding-block: ${tokens.space[4]} ${tokens.space.section};
`;

/** The pages that belong to no module's home: where one item, one store or one list is looked at by itself. */
export function Browse() {
  return (
    <Page>
      <Routes>
        <Route path="/product/:id" element={<ProductPage />} />
        <Route path="*" element={<ItemNotFound />} />
      </Routes>
    </Page>
  );
}
