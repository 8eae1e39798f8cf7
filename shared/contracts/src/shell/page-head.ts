/** What a page says of itself to the browser, to search engines and to link previews. All of it in the page's language. */
export interface PageHead {
  /** Of the page alone; the marketplace's name is added to it. */
  title: string;
  /** Plain text of at most `MAX_DESCRIPTION` characters. */
  description?: string;
  /** Path and query of the one address that the page has from everywhere. */
  canonical?: string;
  /** Address of a picture of what the page shows, absolute or from the root of the site. */
  image?: string;
  /** False: search engines leave the page out, as where an address names nothing; since 1.9.0. */
  listed?: boolean;
}
