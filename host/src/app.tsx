import { useEffect, useLayoutEffect, useRef } from 'react';
import { useReadable } from '@souk/remote-kit';
import { SkipLink, Toasts } from '@souk/ui';
import { GlobalStyle } from '@souk/ui/global';
import styled from 'styled-components';
import { ProductDialogHost } from './dialogs/product-dialog-host.tsx';
import { Footer } from './footer/footer.tsx';
import { repeatEarlyInput } from './hydration/early-input.ts';
import { BottomNavigation } from './header/bottom-navigation.tsx';
import { Header } from './header/header.tsx';
import { languageWasChanged } from './preferences/preferences.ts';
import { HostProviders } from './composition/host-providers.tsx';
import type { Shell } from './composition/shell.ts';
import { CashbackPlace } from './pages/cashback-place.tsx';
import { holdFrame } from './browser/hold-frame.ts';
import { markTyping } from './browser/mark-typing.ts';
import { LayerStack } from './pages/layer-stack.tsx';
import { LayersPlace } from './pages/layers-place.tsx';
import { MainContent } from './pages/main-content.tsx';
import { PreviewPlace } from './preview/preview-place.tsx';
import { ReviewPromptPlace } from './review/review-prompt-place.tsx';
import { settleOpenCarts } from './session/settle-carts.ts';
import { OfflineBar } from './offline/offline-bar.tsx';
import { ReferralPlace } from './push/referral-place.tsx';
import type { Slots } from './slots/slots.ts';
import { text } from './texts/texts.ts';

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvb;
`;

/** What stands below the footer. */
const FOOT = [CashbackPlace];
const LAYERS = [
  BottomNavigation,
  ReviewPromptPlace,
  LayersPlace,
  ProductDialogHost,
  ReferralPlace,
  OfflineBar,
];

interface Props {
  shell: Shell;
  slots: Slots;
  outlet: HTMLElement;
}

/** The frame around whatever the page shows: header, content, footer, and everything that opens above them. */
export function App({ shell, slots, outlet }: Props) {
  const { services, toasts, connection } = shell;
  useEffect(() => {
    if (languageWasChanged()) services.toast({ kind: 'success', text: text('language.changed') });
  }, [services]);
  useEffect(() => void settleOpenCarts(shell), [shell]);
  useEffect(() => repeatEarlyInput(document.body, outlet), [outlet]);
  useEffect(() => markTyping(), []);
  const page = useRef<HTMLDivElement>(null);
  // Stops before React removes the frame itself.
  useLayoutEffect(() => {
    if (!page.current) return;
    return holdFrame(page.current, (part) => {
      const error = new Error(`A script removed <${part.localName}>; it is put back.`);
      services.report({ kind: 'error', error, while: 'drawing the frame' });
    });
  }, [services]);
  useEffect(() => {
    let triesLeft = 0;
    // What could not be loaded without a connection is loaded now; requests from before may make the first try fail, too.
    const retry = () => {
      const state = slots.state.get();
      if (state === 'shown') triesLeft = 0;
      if (state !== 'failed' || triesLeft === 0) return;
      triesLeft -= 1;
      slots.retry();
    };
    const stops = [
      connection.subscribe(() => {
        triesLeft = connection.get().online ? 2 : 0;
        retry();
      }),
      slots.state.subscribe(retry),
    ];
    return () => stops.forEach((stop) => stop());
  }, [connection, slots]);
  return (
    <HostProviders shell={shell} slots={slots}>
      <GlobalStyle />
      <SkipLink />
      <Page ref={page}>
        <Header />
        <MainContent outlet={outlet} statedHead={shell.statedHead} />
        <Footer />
        <LayerStack layers={FOOT} />
        <PreviewPlace />
      </Page>
      <LayerStack layers={LAYERS} />
      <Toasts toasts={useReadable(toasts.toasts)} onDismiss={toasts.dismiss} />
    </HostProviders>
  );
}
