export interface Progress {
  show(done: number, total: number): void;
  end(): void;
}

const WIDTH = 30;

/** How much of something is done, as a picture. */
export function bar(done: number, total: number): string {
  const filled = Math.round((done / total) * WIDTH);
  return `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)}`;
}

/** A bar that redraws itself on a terminal, and nothing where the output is a file or a pipe. */
export function showProgress(stream: NodeJS.WriteStream): Progress {
  let shown = false;
  return {
    show(done, total) {
      if (!stream.isTTY || total === 0) return;
      shown = true;
      stream.write(`\r${bar(done, total)} ${Math.round((done / total) * 100)} %`);
    },
    end() {
      if (shown) stream.write('\n');
    },
  };
}
