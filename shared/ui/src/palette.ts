/** One colour on light and on dark ground, as `#rrggbb` (or with alpha, where nothing is read on it). */
export interface Shade {
  light: string;
  dark: string;
}

/**
 * Every colour of Souk: warm neutrals, states, and Souk's own accent, which a module's replaces. Pages and mails of the servers
 * repeat some; the test names the files.
 */
export const palette = {
  ground: { light: '#faf8f5', dark: '#141210' },
  surface: { light: '#ffffff', dark: '#1d1a17' },
  raised: { light: '#ffffff', dark: '#28241f' },
  sunken: { light: '#f2eee8', dark: '#2b2722' },
  line: { light: '#e8e2da', dark: '#38322c' },
  lineStrong: { light: '#8c8278', dark: '#857b70' },

  ink: { light: '#1f1a16', dark: '#f7f3ee' },
  inkSoft: { light: '#5a5149', dark: '#c3b9ae' },
  inkFaint: { light: '#6d635a', dark: '#a89d92' },
  inverse: { light: '#24201c', dark: '#f7f3ee' },
  onInverse: { light: '#ffffff', dark: '#1d1a17' },

  accent: { light: '#c2410c', dark: '#ff9457' },
  accentStrong: { light: '#9f350a', dark: '#ffb083' },
  accentSoft: { light: '#fdeee5', dark: '#3d281c' },
  onAccent: { light: '#ffffff', dark: '#1d1a17' },

  success: { light: '#17713b', dark: '#6fd196' },
  successSoft: { light: '#e5f4ea', dark: '#1b3324' },
  warning: { light: '#8a5200', dark: '#f3bd5b' },
  warningSoft: { light: '#fdf1dc', dark: '#3a2c14' },
  danger: { light: '#bf2626', dark: '#ff9a91' },
  dangerSoft: { light: '#fdeaea', dark: '#412221' },
  info: { light: '#1d5fae', dark: '#8fc0ff' },
  infoSoft: { light: '#e7f0fb', dark: '#1c2d42' },
  onState: { light: '#ffffff', dark: '#1d1a17' },

  star: { light: '#e58a00', dark: '#ffb938' },
  focus: { light: '#1b5fd9', dark: '#9cc4ff' },
  shade: { light: '#3c2a181a', dark: '#00000073' },
  scrim: { light: '#1f1a1680', dark: '#000000a6' },
} as const satisfies Record<string, Shade>;

export type ColorName = keyof typeof palette;
