import { useState } from 'react';
import type { FormEvent, KeyboardEvent } from 'react';
import { MAX_MESSAGE_LENGTH, MAX_PICTURE_BYTES, MAX_PICTURES } from '@souk/contracts';
import { useShell } from '@souk/remote-kit';
import { IconButton, ImagePlus, Send, tokens, visuallyHidden } from '@souk/ui';
import styled from 'styled-components';
import { useText } from './texts/texts.ts';
import { ChosenPictures } from './chosen-pictures.tsx';

const { color, space } = tokens;

const Form = styled.form`
  display: flex;
  align-items: end;
  gap: ${space[2]};
  padding: ${space[3]};
  border-block-start: 1px solid ${color.line};
`;
const Attach = styled.label`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  border-radius: ${tokens.radius.round};
  cursor: pointer;

  &:hover {
    background: ${color.sunken};
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
  input {
    ${visuallyHidden}
  }
`;
const Field = styled.textarea`
  flex: 1;
  min-inline-size: 0;
  min-block-size: 44px;
  max-block-size: 160px;
  padding: ${space[2]} ${space[4]};
  border: 1px solid ${color.lineStrong};
  border-radius: ${tokens.radius.l};
  background: ${color.surface};
  color: ${color.ink};
  resize: none;
  field-sizing: content;
`;
const SendIcon = styled(Send)`
  [dir='rtl'] & {
    transform: scaleX(-1);
  }
`;

interface Props {
  /** Keeps what is typed until it is sent: a reload loses none of it (CHT-6). */
  draft: string;
  onSend(text: string, images: readonly Blob[]): void;
}

/** A place to write, and to add up to three pictures (CHT-4). Enter sends, Shift and Enter begins a line. */
export function Composer({ draft, onSend }: Props) {
  const t = useText();
  const { drafts, toast } = useShell();
  const [text, setText] = useState(() => {
    const typed = drafts.read(draft);
    return typeof typed === 'string' ? typed : '';
  });
  const [images, setImages] = useState<readonly File[]>([]);
  const words = text.trim();
  const refuse = (why: string) => toast({ kind: 'error', id: 'chat-pictures', text: why });

  const add = (files: readonly File[]) => {
    const ofImages = files.filter(({ type }) => type.startsWith('image/'));
    const pictures = ofImages.filter(({ size }) => size <= MAX_PICTURE_BYTES);
    if (ofImages.length < files.length) refuse(t('imagesOnly'));
    if (pictures.length < ofImages.length) refuse(t('tooLarge'));
    if (images.length + pictures.length > MAX_PICTURES) refuse(t('tooMany'));
    setImages([...images, ...pictures].slice(0, MAX_PICTURES));
  };
  const write = (next: string) => {
    setText(next);
    if (next === '') drafts.drop(draft);
    else drafts.keep(draft, next, { overReload: true });
  };
  const send = () => {
    if (words === '' && images.length === 0) return;
    onSend(words, images);
    write('');
    setImages([]);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // With an input method editor, Enter ends a word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <>
      <ChosenPictures
        images={images}
        onRemove={(image) => setImages(images.filter((other) => other !== image))}
      />
      <Form onSubmit={onSubmit}>
        <Attach>
          <ImagePlus size={22} aria-hidden />
          <input
            type="file"
            accept="image/*"
            multiple
            aria-label={t('attach')}
            onChange={({ target }) => {
              add([...(target.files ?? [])]);
              // So that the same picture can be chosen again.
              target.value = '';
            }}
          />
        </Attach>
        <Field
          rows={1}
          name="message"
          dir="auto"
          aria-label={t('write')}
          placeholder={t('write')}
          maxLength={MAX_MESSAGE_LENGTH}
          value={text}
          onChange={({ target }) => write(target.value)}
          onKeyDown={onKeyDown}
        />
        <IconButton
          type="submit"
          label={t('send')}
          icon={<SendIcon size={22} aria-hidden />}
          disabled={words === '' && images.length === 0}
        />
      </Form>
    </>
  );
}
