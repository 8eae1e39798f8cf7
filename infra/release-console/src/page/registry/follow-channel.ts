import { useQueryClient } from '@tanstack/react-query';
import { createParser } from 'eventsource-parser';
import { useEffect } from 'react';
import { useSession } from '../session/session.ts';
import { openEvents } from './queries.ts';
import { RegistryError } from './registry-error.ts';
import { wait } from './wait.ts';

const AGAIN_MS = 2_000;

/** Reloads a channel's data after each revision of its stream; a closed stream is reopened. */
export function useFollowChannel(channel: string): void {
  const client = useQueryClient();
  const { token, expired } = useSession();
  useEffect(() => {
    if (!token || expired) return;
    const ending = new AbortController();
    const follow = async () => {
      while (!ending.signal.aborted) {
        const review = () => void client.invalidateQueries({ queryKey: ['channel', channel] });
        const goOn = await readStream(channel, ending.signal, review);
        if (!goOn || ending.signal.aborted) return;
        // A stream that breaks off is the first sign of an outage.
        review();
        await wait(AGAIN_MS * (1 + Math.random()), ending.signal);
      }
    };
    void follow();
    return () => ending.abort();
  }, [channel, token, expired, client]);
}

/** Returns whether another attempt makes sense. */
async function readStream(channel: string, signal: AbortSignal, onRevision: () => void): Promise<boolean> {
  try {
    const response = await openEvents(channel, signal);
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    const parser = createParser({ onEvent: onRevision });
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
      parser.feed(part.value);
    return true;
  } catch (error) {
    return !(error instanceof RegistryError) || error.isDown;
  }
}
