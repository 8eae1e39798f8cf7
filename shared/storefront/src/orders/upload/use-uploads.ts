import { useRef, useState } from 'react';
import { ApiError, uploadFile } from '@souk/api-client';
import { MAX_PICTURE_BYTES, MAX_PICTURES } from '@souk/contracts';
import type { FilePurpose, StoredFile } from '@souk/contracts';
import { useShell } from '@souk/remote-kit';
import { useText } from './texts/texts.ts';

interface Uploads {
  purpose: FilePurpose;
  files: readonly StoredFile[];
  onChange(files: StoredFile[]): void;
}

/** Uploads pictures one after the other, and says why one was not taken (RX-3, ORD-6). */
export function useUploads({ purpose, files, onChange }: Uploads) {
  const t = useText();
  const { session, report } = useShell();
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef(false);

  const refusalOf = (file: File): string | null => {
    if (!file.type.startsWith('image/')) return t('imagesOnly');
    return file.size > MAX_PICTURE_BYTES ? t('tooLarge') : null;
  };

  const add = async (chosen: readonly File[]) => {
    if (running.current || chosen.length === 0) return;
    const room = MAX_PICTURES - files.length;
    const refused = chosen.map(refusalOf).find((refusal) => refusal !== null);
    const taken = chosen.filter((file) => refusalOf(file) === null).slice(0, room);
    setProblem(refused ?? (chosen.length > room ? t('atMost') : null));
    if (taken.length === 0) return;
    running.current = true;
    const uploaded = [...files];
    try {
      const { status } = session.state.get();
      const guest_id = status === 'guest' ? await session.guestId() : undefined;
      for (const file of taken) {
        setShare(0);
        uploaded.push(await uploadFile(file, { purpose, guest_id, onProgress: setShare }));
        onChange([...uploaded]);
      }
    } catch (error) {
      const message = error instanceof ApiError ? error.errors[0]?.message : undefined;
      if (!(error instanceof ApiError))
        report({ kind: 'error', error, while: `uploading a picture: ${purpose}` });
      setProblem(message ?? t('failed'));
    } finally {
      running.current = false;
      setShare(null);
    }
  };

  return { share, problem, add, settle: () => setProblem(null) };
}
