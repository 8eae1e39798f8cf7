import sharp from 'sharp';

/** A JPEG of one colour. */
export const aJpeg = (side: number, { progressive = false } = {}): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#a06030' } })
    .jpeg({ progressive, chromaSubsampling: '4:4:4' })
    .toBuffer();

/** A small JPEG whose header claims another size. */
export async function aJpegThatClaims(side: number, { progressive = false } = {}): Promise<Buffer> {
  const bytes = await aJpeg(64, { progressive });
  // SOF0 or SOF2, its length, and the bits of a sample stand before height and width.
  const frame = bytes.indexOf(Buffer.from([0xff, progressive ? 0xc2 : 0xc0]));
  bytes.writeUInt16BE(side, frame + 5);
  bytes.writeUInt16BE(side, frame + 7);
  return bytes;
}
