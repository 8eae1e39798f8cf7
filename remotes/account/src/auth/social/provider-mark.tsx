import type { ProviderName } from './providers.ts';

/** In one colour, so that both themes and every accent carry them. */
const PATHS: Record<ProviderName, string> = {
  google:
    'M21.8 10.2H12v3.9h5.6c-.5 2.5-2.7 4-5.6 4a6.1 6.1 0 0 1 0-12.2c1.5 0 2.9.6 3.9 1.5l2.9-2.9A10.1 10.1 0 1 0 12 22.1c5.8 0 9.9-4.1 9.9-9.9 0-.7 0-1.3-.1-2z',
  facebook:
    'M22 12a10 10 0 1 0-11.6 9.9v-7H7.9V12h2.5V9.8c0-2.5 1.5-3.9 3.8-3.9 1.1 0 2.2.2 2.2.2v2.5h-1.3c-1.2 0-1.6.8-1.6 1.6V12h2.8l-.5 2.9h-2.3v7A10 10 0 0 0 22 12z',
};

export const ProviderMark = ({ name }: { name: ProviderName }) => (
  <svg width="20" height="20" viewBox="0 0 24 24" fill="currentColor" aria-hidden>
    <path d={PATHS[name]} />
  </svg>
);
