import { startPaymentsSandbox } from './start.ts';

/**
 * The sandbox as a process of its own. Its options arrive as a message from the parent, so that no secret is in the
 * environment or on the command line. It exits with its parent.
 */
process.once('message', (options: Parameters<typeof startPaymentsSandbox>[0]) => {
  startPaymentsSandbox(options).then(
    ({ url, close }) => {
      process.send?.({ url });
      const end = () => void close().finally(() => process.exit(0));
      process.once('disconnect', end);
      process.once('SIGTERM', end);
      // Ctrl-C reaches the whole process group; the parent ends this process when it is done.
      process.on('SIGINT', () => {});
    },
    (error: unknown) => {
      process.send?.({ error: error instanceof Error ? error.message : String(error) }, () =>
        process.exit(1),
      );
    },
  );
});
