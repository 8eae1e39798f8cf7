import { Link, useShell } from '@souk/remote-kit';
import type { LinkProps } from '@souk/remote-kit';

/** A link where a live release draws its page, else only its text. */
export function DrawnLink({ to, children, ...rest }: LinkProps & { to: string }) {
  return useShell().canNavigate(to) ? (
    <Link to={to} {...rest}>
      {children}
    </Link>
  ) : (
    <span className={rest.className}>{children}</span>
  );
}
