import { getNonce } from 'get-nonce';
import { useInsertionEffect } from 'react';
import { fontFaces } from './font-faces.ts';
import './overlays/style-nonce.ts';

const ID = 'souk-fonts';

/** The style element of the fonts, for the head of a page that a server renders. */
export const fontStyle = `<style id="${ID}">${fontFaces}</style>`;

/**
 * Adds the fonts where no server has. They have a style element of their own: a browser lays out all text again after any
 * change of a style sheet that has fonts in it, and styled-components changes its own whenever a component is new.
 */
export function useFontFaces(): void {
  useInsertionEffect(() => {
    if (document.getElementById(ID)) return;
    const style = document.createElement('style');
    style.id = ID;
    style.nonce = getNonce() ?? '';
    style.textContent = fontFaces;
    document.head.append(style);
  }, []);
}
