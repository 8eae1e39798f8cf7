import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Problem } from '@souk/http-server';
import { createProblem, invalid, type ProblemText } from '../http/problem.ts';
import type { Decoded, DecodeReply, DecodeRequest, Measured } from './decode-messages.ts';

const PROGRAM = fileURLToPath(new URL('./decode-process.ts', import.meta.url));
const START_TIMEOUT_MS = 30_000;
const BUSY_RETRY_SECONDS = 5;

/** Limits of decoding. A small file can claim any size, and expand to it. */
export interface DecoderLimits {
  /** For formats that are read line by line: photographs as phones take them. */
  maxPixels: number;
  /** For pictures that the decoder holds whole: progressive JPEG, interlaced PNG, WebP, AVIF, GIF. */
  maxHeldPixels: number;
  timeoutMs: number;
  /** The process is killed when it uses more. */
  maxMemoryBytes: number;
  /** The process is replaced after a picture that left it using more. */
  maxIdleMemoryBytes: number;
  /** Pictures that may wait for the one being decoded; more are refused. */
  maxWaiting: number;
}

export const DECODER_LIMITS: DecoderLimits = {
  maxPixels: 50_000_000,
  maxHeldPixels: 20_000_000,
  timeoutMs: 8_000,
  maxMemoryBytes: 640 * 1024 * 1024,
  maxIdleMemoryBytes: 256 * 1024 * 1024,
  maxWaiting: 8,
};

type Picture = Pick<Decoded, 'content' | 'width' | 'height'>;

/** The picture exceeded the limits of time or memory, and the process that decoded it was killed. */
export class PictureTooHeavyError extends Problem<ProblemText> {
  constructor() {
    super(422, 'file', 'The picture is too heavy to decode.', { text: 'files.too_heavy', values: {} });
  }
}

/** Decodes uploaded pictures one at a time, in a process of its own that starts with the first. */
export interface PictureDecoder {
  /**
   * Decodes an uploaded picture and re-encodes it as WebP.
   * @param admit is called with the number of pixels to decode, 0 where none would be; nothing is decoded where it rejects
   * @throws Problem 422 for an invalid or too large picture, 503 where too many are waiting
   */
  decode(bytes: Uint8Array, admit: (pixels: number) => Promise<void>): Promise<Picture>;
  /** Ends the process; a picture being decoded rejects. */
  close(): Promise<void>;
}

export function createPictureDecoder(limits: DecoderLimits = DECODER_LIMITS): PictureDecoder {
  let current: Promise<DecodeProcess> | null = null;
  let pending = 0;
  let last: Promise<unknown> = Promise.resolve();

  async function end(): Promise<void> {
    const ending = current;
    current = null;
    await (await ending?.catch(() => null))?.kill();
  }

  /** Null where it is not a picture. */
  async function ask<Reply extends DecodeReply>(request: DecodeRequest): Promise<Reply | null> {
    current ??= startProcess(limits.maxMemoryBytes).catch((error: unknown) => {
      current = null;
      throw error;
    });
    const reply = await (await current).ask(request, limits.timeoutMs);
    if (reply === null) {
      await end();
      throw new PictureTooHeavyError();
    }
    return 'refused' in reply ? null : (reply as Reply);
  }

  async function run(bytes: Uint8Array, admit: (pixels: number) => Promise<void>): Promise<Picture> {
    const measured = await ask<Measured>({ task: 'measure', bytes });
    const maxPixels = measured?.isHeld ? limits.maxHeldPixels : limits.maxPixels;
    const isTooLarge = measured !== null && measured.pixels > maxPixels;
    await admit(measured === null || isTooLarge ? 0 : measured.pixels);
    if (isTooLarge) {
      throw invalid('file', 'files.too_many_pixels', { megapixels: Math.floor(maxPixels / 1_000_000) });
    }
    const decoded = measured && (await ask<Decoded>({ task: 'decode', bytes, maxPixels }));
    if (!decoded) throw invalid('file', 'files.not_a_picture');
    const { content, width, height, memoryBytes } = decoded;
    if (memoryBytes > limits.maxIdleMemoryBytes) await end();
    return { content, width, height };
  }

  return {
    decode(bytes, admit) {
      if (pending > limits.maxWaiting) {
        return Promise.reject(createProblem(503, 'busy', 'files.busy', {}, BUSY_RETRY_SECONDS));
      }
      pending += 1;
      const done = last.then(() => run(bytes, admit)).finally(() => (pending -= 1));
      last = done.catch(() => undefined);
      return done;
    },
    close: end,
  };
}

interface DecodeProcess {
  /** Null where no reply came in time, or the process ended before. */
  ask(request: DecodeRequest, timeoutMs: number): Promise<DecodeReply | null>;
  kill(): Promise<void>;
}

/** Rejects where the process does not start. */
async function startProcess(maxMemoryBytes: number): Promise<DecodeProcess> {
  const child = fork(PROGRAM, [String(maxMemoryBytes)], {
    execArgv: ['--import', import.meta.resolve('tsx')],
    // The process gets none of the API's secrets.
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const kill = async () => {
    child.kill('SIGKILL');
    await exited;
  };
  if ((await nextReply(child, START_TIMEOUT_MS)) === null) {
    child.kill('SIGKILL');
    throw new Error(`The picture decoder did not start within ${START_TIMEOUT_MS} ms.`);
  }
  return {
    ask(request, timeoutMs) {
      const reply = nextReply(child, timeoutMs);
      // If the process has ended, its `exit` event reports it.
      child.send(request, () => undefined);
      return reply;
    },
    kill,
  };
}

function nextReply(child: ChildProcess, timeoutMs: number): Promise<DecodeReply | null> {
  return new Promise((resolve) => {
    const settle = (reply: DecodeReply | null) => {
      clearTimeout(timer);
      child.off('message', onReply).off('exit', onEnd).off('error', onEnd);
      resolve(reply);
    };
    const onReply = (message: unknown) => settle(message as DecodeReply);
    const onEnd = () => settle(null);
    const timer = setTimeout(onEnd, timeoutMs);
    child.on('message', onReply).on('exit', onEnd).on('error', onEnd);
    if (child.exitCode !== null || child.signalCode !== null) onEnd();
  });
}
