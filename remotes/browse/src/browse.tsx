import { lazy, Suspense } from 'react';
import styled from 'styled-components';
import { Route, Routes } from '@souk/remote-kit';
import { ModuleItems } from '@souk/storefront';
import { Container, tokens } from '@souk/ui';
import { ItemNotFound } from './product/item-not-found.tsx';
import { ProductPage } from './product/product-page.tsx';

/* The footer stays below the screen while a page and its parts are loaded. */
const Page = styled(Container)`
  min-block-size: 100dvh;
  padding-block: ${tokens.space[4]} ${tokens.space.section};
`;

// Each group of pages is loaded by itself.
const ListingPage = lazy(() => import('./listing/listing-page.tsx'));
const StoresPage = lazy(() => import('./stores/stores-page.tsx'));
const StorePage = lazy(() => import('./store/store-page.tsx'));
const CategoriesPage = lazy(() => import('./categories/categories-page.tsx'));
const CategoryPage = lazy(() => import('./listing/category-page.tsx'));
const BrandsPage = lazy(() => import('./brands/brands-page.tsx'));
const CampaignPage = lazy(() => import('./campaign/campaign-page.tsx'));
const InterestPage = lazy(() => import('./interest/interest-page.tsx'));
const FlashSalePage = lazy(() => import('./flash-sale/flash-sale-page.tsx'));

/** The pages that are drawn in every module: where one item, one store or one list is looked at by itself. */
export function Browse() {
  return (
    <Page>
      <ModuleItems>
        <Suspense>
          <Routes>
            <Route path="/product/:id" element={<ProductPage />} />
            <Route path="/store/latest" element={<StoresPage key="latest" name="latest" />} />
            <Route path="/store/popular" element={<StoresPage key="popular" name="popular" />} />
            <Route path="/store/:id" element={<StorePage />} />
            <Route path="/home" element={<ListingPage />} />
            <Route path="/categories" element={<CategoriesPage />} />
            <Route path="/category/:id" element={<CategoryPage />} />
            <Route path="/all-brands" element={<BrandsPage />} />
            <Route path="/campaigns/:id" element={<CampaignPage />} />
            <Route path="/flash-sales" element={<FlashSalePage />} />
            <Route path="/interest" element={<InterestPage />} />
            <Route path="*" element={<ItemNotFound />} />
          </Routes>
        </Suspense>
      </ModuleItems>
    </Page>
  );
}
