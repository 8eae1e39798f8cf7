export interface Progress {
  /** In bytes. */
  show(done: number, total: number): void;
  end(): void;
}

interface Output {
  isTTY?: boolean;
  write(text: string): unknown;
}

const WIDTH = 30;
/** Without a terminal, progress is printed in so many lines. */
const MAX_LINES = 4;

/** A progress bar. */
export function bar(done: number, total: number): string {
  const filled = Math.round((done / total) * WIDTH);
  return `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)}`;
}

/** Shows the progress of an upload: a bar on a terminal, a few lines in a file or a pipe. */
export function showProgress(stream: Output): Progress {
  return stream.isTTY ? redrawn(stream) : inLines(stream);
}

function redrawn(stream: Output): Progress {
  let shown = false;
  return {
    show(done, total) {
      if (total === 0) return;
      shown = true;
      stream.write(`\r${bar(done, total)} ${percent(done, total)}, ${sizes(done, total)}`);
    },
    end() {
      if (shown) stream.write('\n');
    },
  };
}

function inLines(stream: Output): Progress {
  let printed = 0;
  return {
    show(done, total) {
      const reached = total === 0 ? 0 : Math.floor((done / total) * MAX_LINES);
      if (reached <= printed) return;
      printed = reached;
      stream.write(`Sent ${percent(done, total)}, ${sizes(done, total)}.\n`);
    },
    end() {},
  };
}

/** Rounded down, so that 100 % means complete. */
const percent = (done: number, total: number) => `${Math.floor((done / total) * 100)} %`;
const sizes = (done: number, total: number) => `${kilobytes(done)} of ${kilobytes(total)} kB`;
const kilobytes = (bytes: number) => Math.ceil(bytes / 1000);
