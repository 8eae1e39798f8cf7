import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ApiError, uploadFile } from '@souk/api-client';
import { MAX_PICTURE_BYTES, MAX_PICTURES } from '@souk/contracts';
import type { FilePurpose, StoredFile } from '@souk/contracts';
import { useShell } from '@souk/remote-kit';
import { useText } from './texts/texts.ts';

interface Uploads {
  purpose: FilePurpose;
  files: readonly StoredFile[];
  onChange(files: StoredFile[]): void;
  onUploading?(isUploading: boolean): void;
}

/** Uploads pictures one after the other, and says why one was not taken (RX-3, ORD-6). */
export function useUploads({ purpose, ...form }: Uploads) {
  const t = useText();
  const { session, report } = useShell();
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  // The form may change while a picture is on its way.
  const latest = useRef(form);
  useLayoutEffect(() => {
    latest.current = form;
  });
  // A picture that arrives after its form is closed would be added unseen.
  useEffect(() => () => running.current?.abort(), []);

  const change = (files: StoredFile[]) => {
    latest.current = { ...latest.current, files };
    latest.current.onChange(files);
  };

  const refusalOf = (file: File): string | null => {
    if (!file.type.startsWith('image/')) return t('imagesOnly');
    return file.size > MAX_PICTURE_BYTES ? t('tooLarge') : null;
  };

  const add = async (chosen: readonly File[]) => {
    if (running.current || chosen.length === 0) return;
    const room = MAX_PICTURES - latest.current.files.length;
    const refused = chosen.map(refusalOf).find((refusal) => refusal !== null);
    const taken = chosen.filter((file) => refusalOf(file) === null).slice(0, room);
    setProblem(refused ?? (chosen.length > room ? t('atMost') : null));
    if (taken.length === 0) return;
    const upload = new AbortController();
    running.current = upload;
    setShare(0);
    latest.current.onUploading?.(true);
    try {
      const { status } = session.state.get();
      const guest_id = status === 'guest' ? await session.guestId() : undefined;
      for (const file of taken) {
        setShare(0);
        const uploaded = await uploadFile(file, {
          purpose,
          guest_id,
          signal: upload.signal,
          onProgress: setShare,
        });
        change([...latest.current.files, uploaded]);
      }
    } catch (error) {
      const message = error instanceof ApiError ? error.errors[0]?.message : undefined;
      if (!(error instanceof ApiError))
        report({ kind: 'error', error, while: `uploading a picture: ${purpose}` });
      setProblem(message ?? t('failed'));
    } finally {
      running.current = null;
      setShare(null);
      latest.current.onUploading?.(false);
    }
  };
  const remove = ({ id }: StoredFile) => {
    setProblem(null);
    change(latest.current.files.filter((file) => file.id !== id));
  };

  return { share, problem, add, remove };
}
