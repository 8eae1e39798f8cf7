/** What is needed to load one release. */
export interface LoadableRelease {
  remote: string;
  version: string;
  url: string;
  integrity: string;
  globalName: string;
}
