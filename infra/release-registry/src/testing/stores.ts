import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createKeyFinder, releasePrefix, type StoredRelease } from '@souk/object-store';
import { startS3Double } from '@souk/object-store/testing';
import type { ReleaseRecord } from '@souk/contracts';
import { openFolderStore } from '../store/folder-store.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { openS3Store } from '../store/s3-store.ts';

export interface StoreUnderTest {
  /** Opens it, as a process that starts would. */
  open(): Promise<ReleaseStore>;
  /** Every name in it that is not of a finished release. */
  leftOvers(): Promise<string[]>;
  /** How often the bytes of files of a release are stored; of compressible ones, in the smaller form. */
  countStored(record: ReleaseRecord): Promise<number>;
  /** Puts other bytes in the place of a file; null takes it away. */
  damage(record: ReleaseRecord, path: string, bytes: Buffer | null): Promise<void>;
  /** After so many writes, of folders too, the disk is full; null: there is room again. */
  fillUpAt(write: number | null): void;
  close(): Promise<void>;
}

const RECORD = /release-\d+\.json$/;
const placeOf = (key: string) => key.replace(RECORD, '');

export const stores: Record<'folder' | 's3', () => Promise<StoreUnderTest>> = {
  async folder() {
    const folder = await mkdtemp(join(tmpdir(), 'souk-store-'));
    let full: number | null = null;
    let count = 0;
    const takeRoom = () => {
      count += 1;
      if (full !== null && count > full)
        throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    };
    return {
      open: () =>
        openFolderStore(folder, {
          async write(path, content) {
            takeRoom();
            await writeFile(path, content, { flag: 'wx' });
          },
          async makeFolder(path) {
            if (!existsSync(path)) takeRoom();
            await mkdir(path, { recursive: true });
          },
        }),
      leftOvers: () => readdir(join(folder, '.incoming')),
      async countStored({ remote, version, files }) {
        const locations = files.map(
          ({ path, compressed }) => `${path}${compressed === undefined ? '' : '.br'}`,
        );
        const stats = await Promise.all(locations.map((path) => stat(join(folder, remote, version, path))));
        return new Set(stats.map(({ ino }) => ino)).size;
      },
      async damage({ remote, version }, path, bytes) {
        const location = join(folder, remote, version, path);
        if (bytes) await writeFile(location, bytes);
        else await rm(location);
      },
      fillUpAt(write) {
        full = write;
        count = 0;
      },
      close: () => rm(folder, { recursive: true, force: true }),
    };
  },
  async s3() {
    const double = await startS3Double();
    const storedAt = (key: string) =>
      JSON.parse(double.objects.get(key)?.toString() ?? 'null') as StoredRelease<ReleaseRecord> | null;
    return {
      open: () => openS3Store(double.url),
      async leftOvers() {
        const records = [...double.objects.keys()].filter((key) => RECORD.test(key));
        // A record that another one followed stays; its files go.
        const uploads = records
          .filter((key, at, all) => !all.slice(at + 1).some((later) => placeOf(later) === placeOf(key)))
          .map((key) => `${placeOf(key)}${storedAt(key)?.upload}/`);
        return [...double.objects.keys()].filter(
          (key) => !RECORD.test(key) && !uploads.some((upload) => key.startsWith(upload)),
        );
      },
      countStored({ remote, version }) {
        const keys = [...double.objects.keys()].filter((key) =>
          key.startsWith(releasePrefix(remote, version)),
        );
        return Promise.resolve(keys.filter((key) => !RECORD.test(key)).length);
      },
      async damage({ remote, version }, path, bytes) {
        const place = releasePrefix(remote, version);
        const key = [...double.objects.keys()].filter((each) => each.startsWith(`${place}release-`)).at(-1);
        const stored = key === undefined ? null : storedAt(key);
        const file = stored?.record.files.find((each) => each.path === path);
        if (!stored || !file) throw new Error(`${path} is not there to be damaged`);
        const object = createKeyFinder(stored, stored.record)(file);
        if (bytes) double.objects.set(object, bytes);
        else double.objects.delete(object);
      },
      fillUpAt(write) {
        let count = 0;
        double.fault =
          write === null
            ? null
            : ({ method }) => (method === 'PUT' && ++count > write ? { answer: 507 } : null);
      },
      close: () => double.close(),
    };
  },
};
