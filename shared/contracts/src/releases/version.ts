/** What a release's version looks like: semver without build metadata, which would not make it another version. */
export const VERSION_PATTERN =
  '^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(-[0-9A-Za-z-]+(\\.[0-9A-Za-z-]+)*)?$';

export const VERSION_MAX_LENGTH = 100;

/** Whether a text can be a release's version. */
export function isVersion(text: string): boolean {
  return text.length <= VERSION_MAX_LENGTH && new RegExp(VERSION_PATTERN).test(text);
}
