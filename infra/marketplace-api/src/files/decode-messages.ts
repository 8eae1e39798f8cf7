/** What the API asks of the process that decodes pictures. */
export type DecodeRequest =
  { task: 'measure'; bytes: Uint8Array } | { task: 'decode'; bytes: Uint8Array; maxPixels: number };

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
  /** What the process holds after it. */
  memoryBytes: number;
}

/** What it answers, one reply to each request; `ready` once before. `refused`: no picture that it reads. */
export type DecodeReply = { ready: true } | { refused: true } | Measured | Decoded;
