// Before jsdom is loaded.
require('./jest-selectors.cjs');
const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom's own reader takes none of Node's blobs. */
class BlobReader {
  readAsText(blob) {
    blob.text().then(
      (text) => {
        this.result = text;
        this.onload?.({ target: this });
      },
      (error) => this.onerror?.(error),
    );
  }
}

/** jsdom, with what Node has and every browser has too, but jsdom leaves out. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    const missing = [
      'fetch',
      'Request',
      'Response',
      'Headers',
      'TextEncoder',
      'TextDecoder',
      'TextDecoderStream',
      'ReadableStream',
      'WritableStream',
      'TransformStream',
      'BroadcastChannel',
      'structuredClone',
    ];
    for (const name of missing) this.global[name] ??= globalThis[name];
    // Node's own AbortSignal is the one that Node's fetch accepts.
    this.global.AbortController = AbortController;
    this.global.AbortSignal = AbortSignal;
    // And its own forms are those that it can send.
    Object.assign(this.global, { FormData, Blob, File, FileReader: BlobReader });
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }
};
