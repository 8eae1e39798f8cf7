import { startPaymentsSandbox } from './start.ts';

/**
 * The sandbox as a process of its own. What it needs comes from its parent as one message, so that no secret stands in an
 * environment or on a command line; it ends with its parent.
 */
process.once('message', (options: Parameters<typeof startPaymentsSandbox>[0]) => {
  startPaymentsSandbox(options).then(
    ({ url, close }) => {
      process.send?.({ url });
      const end = () => void close().finally(() => process.exit(0));
      process.once('disconnect', end);
      process.once('SIGTERM', end);
      // Ctrl-C reaches the whole group; the parent ends us in its own order.
      process.on('SIGINT', () => {});
    },
    (error: unknown) => {
      process.send?.({ error: error instanceof Error ? error.message : String(error) }, () =>
        process.exit(1),
      );
    },
  );
});
