import type { FilePurpose, StoredFile } from '@souk/contracts';
import { completing } from '../complete.ts';
import { postForm } from '../request.ts';
import { inHeader } from '../request-headers.ts';

const readFile = completing<StoredFile, 'id' | 'full_url'>({ width: 0, height: 0 });

/** A photograph over a slow line takes longer than a question. */
const TIMEOUT_MS = 120_000;

export interface UploadOptions {
  purpose: FilePurpose;
  /** The guest's id; a customer needs none. */
  guest_id?: string;
  /** Called with the share that has been sent, from 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** Uploads one picture, to be named in the call that uses it within a day (CHT-4, RX-3). Rejects with `ApiError`: 422 where it is no picture, 413 where it is too large. */
export function uploadFile(
  file: Blob,
  { purpose, guest_id, onProgress, signal }: UploadOptions,
): Promise<StoredFile> {
  const form = new FormData();
  form.append('purpose', purpose);
  form.append('file', file);
  return postForm('/api/v1/customer/files', readFile, form, {
    timeout: TIMEOUT_MS,
    // In a header rather than the form, so that the server can refuse an unknown guest before it reads the picture.
    headers: inHeader({ guest_id }).headers,
    signal,
    onUploadProgress: onProgress,
  });
}
