import { lazy, Suspense } from 'react';
import { ACCOUNT_PAGE_PATHS, informationPath, INFORMATION_PAGES, ROUTES } from '@souk/contracts';
import { Route, Routes } from '@souk/remote-kit';
import { Container, tokens } from '@souk/ui';
import styled from 'styled-components';
import { ACCOUNT_PAGES } from './account-pages.ts';
import { AccountRedirect } from './page/account-redirect.tsx';
import { PageSkeleton } from './page/page-skeleton.tsx';
import { ProfilePage } from './page/profile-page.tsx';

// Each group of pages is loaded by itself.
const SignInPage = lazy(() => import('./auth/sign-in-page.tsx'));
const SignUpPage = lazy(() => import('./auth/sign-up-page.tsx'));
const ForgotPasswordPage = lazy(() => import('./auth/forgot-password-page.tsx'));
const SocialPage = lazy(() => import('./auth/social/social-page.tsx'));
const ChatPage = lazy(() => import('./chat/chat-page.tsx'));
const NewsletterPage = lazy(() => import('./newsletter/newsletter-page.tsx'));
const ReviewPage = lazy(() => import('./review/review-page.tsx'));
const TrackPage = lazy(() => import('./tracking/track-page.tsx'));
const InformationPage = lazy(() => import('./information/information-page.tsx'));

/* The footer stays below the screen while a page is loaded. */
const Waiting = styled(Container)`
  min-block-size: 100dvh;
  padding-block: ${tokens.space[6]};
`;
const waiting = (
  <Waiting>
    <PageSkeleton />
  </Waiting>
);

/** How a visitor becomes a customer, what belongs to one, and what the marketplace says of itself. */
export function Account() {
  return (
    <Suspense fallback={waiting}>
      <Routes>
        <Route path={ROUTES.signIn} element={<SignInPage />} />
        <Route path={ROUTES.signUp} element={<SignUpPage />} />
        <Route path={ROUTES.forgotPassword} element={<ForgotPasswordPage />} />
        <Route path={ROUTES.social} element={<SocialPage />} />
        <Route path={ROUTES.profile} element={<ProfilePage entries={ACCOUNT_PAGES} />} />
        <Route path={ROUTES.chatting} element={<ChatPage />} />
        <Route path={ROUTES.newsletter} element={<NewsletterPage />} />
        <Route path={`${ROUTES.review}/:orderId`} element={<ReviewPage />} />
        {/* Of no order: where there are some to choose from. */}
        <Route path={ROUTES.review} element={<AccountRedirect page="my-orders" />} />
        <Route path={ROUTES.trackOrder} element={<TrackPage />} />
        {Object.entries(ACCOUNT_PAGE_PATHS).map(([path, page]) => (
          <Route key={path} path={path} element={<AccountRedirect page={page} />} />
        ))}
        {INFORMATION_PAGES.map((name) => (
          <Route
            key={name}
            path={informationPath(name)}
            element={<InformationPage key={name} name={name} />}
          />
        ))}
      </Routes>
    </Suspense>
  );
}
