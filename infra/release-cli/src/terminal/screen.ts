import { stripVTControlCharacters, styleText } from 'node:util';
import type { Settings } from '@souk/tooling/settings';
import { timeAgo } from './times.ts';

/** How texts are shown: in colours and with relative times on a terminal, plain and exact elsewhere. */
export interface Screen {
  bold(text: string): string;
  dim(text: string): string;
  good(text: string): string;
  warn(text: string): string;
  bad(text: string): string;
  /** An ISO time: `3 min ago`, or as it is. */
  time(iso: string): string;
}

interface Options {
  colour: boolean;
  /** Times relative to this one; null shows them exactly. */
  now: number | null;
}

type Format = Parameters<typeof styleText>[0];

export function createScreen({ colour, now }: Options): Screen {
  const styled = (format: Format) => (text: string) =>
    colour && text !== '' ? styleText(format, text, { validateStream: false }) : text;
  return {
    bold: styled('bold'),
    dim: styled('dim'),
    good: styled('green'),
    warn: styled('yellow'),
    bad: styled('red'),
    time: (iso) => (now === null ? iso : timeAgo(iso, now)),
  };
}

/** Texts for a file or a pipe. */
export const PLAIN: Screen = createScreen({ colour: false, now: null });

/** The screen of standard output. */
export const ownScreen = ({ colour }: Pick<Settings, 'colour'>): Screen =>
  createScreen({ colour, now: process.stdout.isTTY ? Date.now() : null });

/** The number of characters that a text takes on a screen. */
export const visibleLength = (text: string): number => stripVTControlCharacters(text).length;
