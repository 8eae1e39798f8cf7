import { ROUTES } from '@souk/contracts';
import { Route, Routes } from '@souk/remote-kit';
import { ChatPage } from './chat/chat-page.tsx';

/** What belongs to a customer. */
export function Account() {
  return (
    <Routes>
      <Route path={ROUTES.chatting} element={<ChatPage />} />
    </Routes>
  );
}
