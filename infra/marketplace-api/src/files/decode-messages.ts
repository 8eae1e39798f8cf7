/** Requests of the API to the process that decodes pictures. */
export type DecodeRequest =
  | { task: 'measure'; bytes: Uint8Array }
  | { task: 'decode'; bytes: Uint8Array; maxPixels: number };

/** `isHeld`: the decoder holds the whole picture in memory. */
export interface Measured {
  pixels: number;
  isHeld: boolean;
}

export interface Decoded {
  /** WebP */
  content: Uint8Array;
  width: number;
  height: number;
  /** Memory of the process afterwards. */
  memoryBytes: number;
}

/** Its replies: `ready` once, then one per request. `refused`: not a picture that it can read. */
export type DecodeReply = { ready: true } | { refused: true } | Measured | Decoded;
