import { originalPositionFor } from '@jridgewell/trace-mapping';
import { releaseUrl } from '@souk/contracts';
import type { ReleaseRecord } from '@souk/contracts';
import type { SourceMaps } from './source-maps.ts';

const ADDRESS = /^(.*?)(?:[?#].*?)?:(\d+):(\d+)$/;

/** Says of addresses in a page which of them are the release's, and where in its sources they are. */
export class ReleasePlaces {
  /** The start of the addresses of the release's files. */
  readonly files: string;
  readonly #maps: SourceMaps;

  constructor({ remote, version }: Pick<ReleaseRecord, 'remote' | 'version'>, maps: SourceMaps) {
    this.files = releaseUrl(remote, version);
    this.#maps = maps;
  }

  isOwn(url: string | undefined): boolean {
    return url !== undefined && url.includes(this.files);
  }

  /**
   * An address such as `http://…/releases/food/1.0.0/main.js:12:3`, both counted from 1, as `src/home.tsx:7` where the build left
   * source maps, else as `main.js:12:3`.
   */
  place(address: string): string {
    const at = address.indexOf(this.files);
    if (at < 0) return address === '' ? 'no script in sight' : address;
    const place = address.slice(at + this.files.length);
    const [, file = '', line = '', column = ''] = ADDRESS.exec(place) ?? [];
    const map = this.#maps.get(file);
    if (!map) return place;
    const { source, line: sourceLine } = originalPositionFor(map, {
      line: Number(line),
      column: Math.max(0, Number(column) - 1),
    });
    return source === null ? place : `${source.replace(/^\.\//, '')}:${sourceLine}`;
  }

  /** The same for every address of the release in a text, such as a stack. */
  placesIn(text: string): string {
    return text.replace(/https?:\/\/[^\s()'"]+:\d+:\d+/g, (address) =>
      this.isOwn(address) ? this.place(address) : address,
    );
  }
}
