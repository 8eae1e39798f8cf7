import { Illustration } from './illustration.tsx';

/** A basket with nothing in it. */
export function EmptyIllustration() {
  return (
    <Illustration>
      <path d="M32 62h56l-6 40H38zM44 62c0-24 32-24 32 0M50 74l1 16M60 74v16M70 74l-1 16" />
    </Illustration>
  );
}

/** Waves that are crossed out. */
export function OfflineIllustration() {
  return (
    <Illustration>
      <path d="M34 54a37 37 0 0 1 52 0M43 65a24 24 0 0 1 34 0M52 76a11 11 0 0 1 16 0M58 87h4M38 38l44 52" />
    </Illustration>
  );
}

/** A market stall whose awning came down on one side. */
export function ErrorIllustration() {
  return (
    <Illustration>
      <path d="M42 72v30M80 78v24M35 38l48 13 1 18a9 9 0 0 1-16 3 9 9 0 0 1-15-4 9 9 0 0 1-14-4 9 9 0 0 1-12-10zM53 43v25M68 47v25" />
    </Illustration>
  );
}
