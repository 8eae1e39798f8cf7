import type { InlinedDocument } from '@souk/contracts';
import { issuePageToken } from '@souk/http-server';
import type { PageKeys } from './follow-page-keys.ts';

/** Issues the token of a page that is answered with now; null where the page is not to report. */
export type IssueToken = (page: {
  document: InlinedDocument;
  visitor: string;
  /** Of the client, behind proxies that are trusted. */
  address: string;
}) => string | null;

/**
 * @param share of pages that are to report, from 0 to 1
 * @param isReporting false where pages show unreleased builds
 */
export function tokenIssuer(keys: PageKeys, share: () => number, isReporting: boolean): IssueToken {
  return ({ document, visitor, address }) => {
    const key = keys.current();
    // Failures in a preview do not count for visitors.
    if (!key || !isReporting || document.preview || Math.random() >= share()) return null;
    const { channel, epoch, revision } = document;
    return issuePageToken({ channel, epoch, revision, visitor, address }, key);
  };
}
