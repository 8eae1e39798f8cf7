import { useShell } from '@souk/remote-kit';
import { Button, IconButton, Share2 } from '@souk/ui';
import { useText } from '../texts/texts.ts';

interface Props {
  title: string;
  path: string;
  /** Its picture alone, to stand on a picture. */
  onPicture?: boolean;
}

/** Hands the address of what is shown on: by the device's own way of sharing where it has one, else by the clipboard (POP-26, STR-7). */
export function ShareButton({ title, path, onPicture = false }: Props) {
  const t = useText();
  const { toast } = useShell();
  const copy = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url);
      toast({ kind: 'success', id: 'share', text: t('share.copied') });
    } catch {
      toast({ kind: 'error', id: 'share', text: t('share.failed') });
    }
  };
  const share = async () => {
    const url = new URL(path, window.location.origin).href;
    if (!('share' in navigator)) return copy(url);
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // Who closes the device's own dialog wants nothing else instead.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(url);
    }
  };
  const icon = <Share2 size={18} aria-hidden />;
  if (onPicture)
    return <IconButton variant="raised" label={t('share.label')} icon={icon} onClick={() => void share()} />;
  return (
    <Button variant="ghost" size="s" onClick={() => void share()}>
      {icon}
      {t('share.label')}
    </Button>
  );
}
