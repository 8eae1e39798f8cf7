/** What a remote calls the page at a path, until another path or another remote is shown. */
export interface PageTitle {
  pathname: string;
  remote: string | null;
  words: string;
}
