import { Suspense } from 'react';
import styled from 'styled-components';
import { lazyPage, matchPath, Route, Routes } from '@souk/remote-kit';
import { ModuleItems } from '@souk/storefront';
import { Container, tokens } from '@souk/ui';
import { PageSkeleton } from './page/page-skeleton.tsx';
import { ItemNotFound } from './product/item-not-found.tsx';
import { ProductPage } from './product/product-page.tsx';

/* The footer stays below the screen while a page and its parts are loaded. */
const Page = styled(Container)`
  min-block-size: 100dvh;
  padding-block: ${tokens.space[4]} ${tokens.space.section};
`;

// Each group of pages is loaded by itself.
const listing = lazyPage(async () => (await import('./listing/listing-page.tsx')).default);
const stores = lazyPage(async () => (await import('./stores/stores-page.tsx')).default);
const store = lazyPage(async () => (await import('./store/store-page.tsx')).default);
const categories = lazyPage(async () => (await import('./categories/categories-page.tsx')).default);
const category = lazyPage(async () => (await import('./listing/category-page.tsx')).default);
const brands = lazyPage(async () => (await import('./brands/brands-page.tsx')).default);
const campaign = lazyPage(async () => (await import('./campaign/campaign-page.tsx')).default);
const interest = lazyPage(async () => (await import('./interest/interest-page.tsx')).default);
const flashSale = lazyPage(async () => (await import('./flash-sale/flash-sale-page.tsx')).default);

/** In the order in which they are looked for. */
const PAGES = [
  { path: '/store/latest', part: stores, element: <stores.Page key="latest" name="latest" /> },
  { path: '/store/popular', part: stores, element: <stores.Page key="popular" name="popular" /> },
  { path: '/store/:id', part: store, element: <store.Page /> },
  { path: '/home', part: listing, element: <listing.Page /> },
  { path: '/categories', part: categories, element: <categories.Page /> },
  { path: '/category/:id', part: category, element: <category.Page /> },
  { path: '/all-brands', part: brands, element: <brands.Page /> },
  { path: '/campaigns/:id', part: campaign, element: <campaign.Page /> },
  { path: '/flash-sales', part: flashSale, element: <flashSale.Page /> },
  { path: '/interest', part: interest, element: <interest.Page /> },
];

/** Loads the part that has the page of a path. */
export const loadPage = async (pathname: string): Promise<unknown> =>
  PAGES.find(({ path }) => matchPath(path, pathname))?.part.load();

/** The pages that are drawn in every module: where one item, one store or one list is looked at by itself. */
export function Browse() {
  return (
    <Page>
      <ModuleItems>
        <Suspense fallback={<PageSkeleton />}>
          <Routes>
            <Route path="/product/:id" element={<ProductPage />} />
            {PAGES.map(({ path, element }) => (
              <Route key={path} path={path} element={element} />
            ))}
            <Route path="*" element={<ItemNotFound />} />
          </Routes>
        </Suspense>
      </ModuleItems>
    </Page>
  );
}
