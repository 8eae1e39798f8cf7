/** The two letters of a country's code as regional indicators, which most fonts draw as a flag. */
export const flagOf = (code: string): string =>
  String.fromCodePoint(...[...code].map((letter) => 0x1f1e6 + letter.charCodeAt(0) - 65));

const SIZE = 16;

/** Whether this device's fonts have flags: a flag is drawn in colours, letters and empty boxes are not. */
export function drawsFlags(): boolean {
  if (typeof OffscreenCanvas === 'undefined') return false;
  const paper = new OffscreenCanvas(SIZE, SIZE).getContext('2d');
  if (!paper) return false;
  paper.font = `${SIZE}px sans-serif`;
  paper.textBaseline = 'top';
  paper.fillText(flagOf('AE'), 0, 0);
  const { data } = paper.getImageData(0, 0, SIZE, SIZE);
  return data.some((value, at) => at % 4 === 0 && value !== data[at + 1]);
}
