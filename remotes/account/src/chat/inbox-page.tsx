import { INBOX } from './chat-place.ts';
import { Conversations } from './conversations.tsx';

/** The profile's menu takes a part of the width. */
const WIDE_FROM = 1180;

/** The same conversations as `/chatting`, in the profile (CHT-1, AMB-8). */
export default function InboxPage() {
  return <Conversations place={INBOX} wideFrom={WIDE_FROM} />;
}
