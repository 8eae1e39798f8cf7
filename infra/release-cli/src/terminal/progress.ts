export interface Progress {
  show(done: number, total: number): void;
  end(): void;
}

const WIDTH = 30;

/** A bar that redraws itself on a terminal, and nothing where the output is a file or a pipe. */
export function showProgress(stream: NodeJS.WriteStream): Progress {
  let shown = false;
  return {
    show(done, total) {
      if (!stream.isTTY || total === 0) return;
      shown = true;
      const filled = Math.round((done / total) * WIDTH);
      stream.write(
        `\r${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${Math.round((done / total) * 100)} %`,
      );
    },
    end() {
      if (shown) stream.write('\n');
    },
  };
}
