/** Links to pages elsewhere, in a new window. */
export function OutsideLinks({ links }: { links: readonly { href: string; label: string }[] }) {
  return links.map(({ href, label }) => (
    <a key={href} href={href} target="_blank" rel="noopener noreferrer">
      {label}
    </a>
  ));
}
