import type { CollectedRelease, Judgement, PreviewLink, Propagation, RetentionPlan } from '@souk/contracts';
import { createParser } from 'eventsource-parser';
import { path } from './call.ts';
import type { Call } from './call.ts';
import { DEFAULT_CHANNEL } from './channels.ts';

export interface ObservationCalls {
  /** How many open pages have followed the newest revision. */
  propagation(channel?: string): Promise<Propagation>;
  /** The comparison of each candidate with its control so far. */
  judgements(channel?: string): Promise<Judgement[]>;
  /** A channel's revisions as they are made, starting with the newest; ends when the registry closes the stream. */
  revisions(channel: string, stop: AbortSignal): AsyncGenerator<number>;
  /** Creates a link that shows candidates. */
  preview(wanted: {
    /** Published releases, or a local build that this machine serves. */
    releases: ({ remote: string; version: string } | { remote: string; origin: string })[];
    minutes: number;
    channel?: string | undefined;
  }): Promise<PreviewLink>;
  /** Which releases a collection would delete, and why the others are retained. */
  retention(): Promise<RetentionPlan>;
  /** Deletes the files of releases that nothing needs. */
  collect(): Promise<CollectedRelease[]>;
}

export function observationCalls(call: Call): ObservationCalls {
  return {
    propagation: (channel = DEFAULT_CHANNEL) => call.get(path`channels/${channel}/propagation`),
    judgements: async (channel = DEFAULT_CHANNEL) =>
      (await call.get<{ judgements: Judgement[] }>(path`channels/${channel}/judgements`)).judgements,
    async *revisions(channel, stop) {
      const { body } = await call.open(path`channels/${channel}/events`, stop);
      if (!body) return;
      const revisions: number[] = [];
      const parser = createParser({
        onEvent({ data }) {
          const revision = /"revision":(\d+)/.exec(data)?.[1];
          if (revision !== undefined) revisions.push(Number(revision));
        },
      });
      const decoder = new TextDecoder();
      for await (const bytes of body) {
        parser.feed(decoder.decode(bytes, { stream: true }));
        yield* revisions.splice(0);
      }
    },
    preview: ({ channel = DEFAULT_CHANNEL, ...body }) => call.send('POST', 'previews', { ...body, channel }),
    retention: () => call.get('retention'),
    collect: async () => (await call.send<{ collected: CollectedRelease[] }>('POST', 'retention')).collected,
  };
}
