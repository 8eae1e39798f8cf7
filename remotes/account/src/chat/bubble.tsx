import type { ChatMessage } from '@souk/contracts';
import { useFormats } from '@souk/remote-kit';
import { VisuallyHidden } from '@souk/ui';
import { useText } from './texts/texts.ts';
import { Foot, Pictures, Side, Words } from './bubble-style.ts';

/** A message that the server has. */
export function Bubble({ message, name }: { message: ChatMessage; name: string }) {
  const t = useText();
  const formats = useFormats();
  const own = message.sender_type === 'customer';
  return (
    <Side $own={own}>
      <VisuallyHidden>{own ? t('you') : name}</VisuallyHidden>
      {message.message && (
        <Words $own={own} dir="auto">
          {message.message}
        </Words>
      )}
      {message.files_full_url.length > 0 && (
        <Pictures>
          {message.files_full_url.map((url, at) => (
            <a key={url} href={url} target="_blank" rel="noreferrer">
              <img src={url} alt={t('picture', { number: at + 1 })} loading="lazy" />
            </a>
          ))}
        </Pictures>
      )}
      <Foot>
        <time dateTime={message.created_at}>{formats.time(new Date(message.created_at))}</time>
        {own && <span>{message.is_seen ? t('seen') : t('sent')}</span>}
      </Foot>
    </Side>
  );
}
