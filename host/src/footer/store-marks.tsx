/** A play sign in a frame that stays what it is in either direction of reading. */
export function PlayStoreMark() {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" fill="currentColor">
      <path d="M5.6 2.6v18.8c0 .9 1 1.5 1.8 1L20 13.2a1.4 1.4 0 0 0 0-2.4L7.4 1.6c-.8-.5-1.8.1-1.8 1Z" />
    </svg>
  );
}

/** An apple with its leaf. */
export function AppStoreMark() {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" fill="currentColor">
      <path d="M12 7.2C10.6 6.2 9 5.9 7.6 6.3 4.8 7 3.4 10 4.1 13.6c.8 4.3 3.1 8.1 5.4 8.1.9 0 1.5-.6 2.5-.6s1.6.6 2.5.6c2.3 0 4.6-3.8 5.4-8.1.7-3.6-.7-6.6-3.5-7.3-1.4-.4-3-.1-4.4.9Z" />
      <path d="M12.3 5.9C12.1 3.5 13.7 1.5 16.2 1.2c.2 2.4-1.5 4.5-3.9 4.7Z" />
    </svg>
  );
}
