import type { ApiAnswer, Transport } from './transport.ts';

/**
 * Sends a call by XMLHttpRequest. Unlike `fetch`, it distinguishes a page that is left from a network that failed, and
 * reports how much of a picture has been sent.
 */
export const xhrTransport: Transport = ({ method, url, headers, body, timeout, signal, onUploadProgress }) =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const fail = (failure: ApiAnswer['failure']) => resolve({ status: 0, body: '', failure });
    const abort = () => {
      fail('aborted');
      request.abort();
    };
    if (signal?.aborted) return abort();

    request.open(method, url);
    request.timeout = timeout;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.onerror = () => fail('network');
    request.ontimeout = () => fail('timeout');
    request.onloadend = () => {
      signal?.removeEventListener('abort', abort);
      // Neither an answer nor an error: the page is left. Some versions of Firefox fire no `abort` before this.
      if (request.status === 0) fail('aborted');
      else resolve({ status: request.status, body: request.responseText });
    };
    if (onUploadProgress)
      request.upload.onprogress = ({ loaded, total }) => onUploadProgress(total > 0 ? loaded / total : 0);
    signal?.addEventListener('abort', abort);
    request.send(body);
  });
