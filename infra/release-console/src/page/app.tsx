import { GlobalStyle } from '@souk/ui/global';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import { AuditPage } from './audit/audit-page.tsx';
import { ChannelFrame } from './frame/channel-frame.tsx';
import { Frame } from './frame/frame.tsx';
import { NotFound } from './frame/not-found.tsx';
import { GrantsPage } from './grants/grants-page.tsx';
import { OverviewPage } from './overview/overview-page.tsx';
import { RemotePage } from './remote/remote-page.tsx';
import { useSession } from './session/session.ts';
import { SignInDialog, SignInPage } from './session/sign-in.tsx';
import { TokensPage } from './tokens/tokens-page.tsx';

/** The console: signed in it shows the channels; a token that expires is replaced without losing the page. */
export function App() {
  const { token, expired } = useSession();
  // Without transitions: fields whose values stand in the address follow each key at once, and keep the caret.
  return (
    <BrowserRouter useTransitions={false}>
      <GlobalStyle />
      {token ? <Pages /> : <SignInPage />}
      {token && expired && <SignInDialog />}
    </BrowserRouter>
  );
}

function Pages() {
  return (
    <Routes>
      <Route element={<Frame />}>
        <Route index element={<Navigate to="/channels/production" replace />} />
        <Route path="channels/:channel" element={<ChannelFrame />}>
          <Route index element={<OverviewPage />} />
          <Route path="remotes/:remote" element={<RemotePage />} />
        </Route>
        <Route path="audit" element={<AuditPage />} />
        <Route path="grants" element={<GrantsPage />} />
        <Route path="tokens" element={<TokensPage />} />
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  );
}
