import { useId } from 'react';
import { MAX_PICTURES } from '@souk/contracts';
import type { FilePurpose, StoredFile } from '@souk/contracts';
import { IconButton, ImagePlus, Picture, Progress, tokens, visuallyHidden, X } from '@souk/ui';
import styled from 'styled-components';
import { CheckoutProblem } from '../checkout/checkout-card.tsx';
import { useText } from './texts/texts.ts';
import { usePictureFocus } from './use-picture-focus.ts';
import { useUploads } from './use-uploads.ts';

const { color, space } = tokens;

const Pictures = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
`;
const Frame = styled.li`
  position: relative;
  overflow: hidden;
  inline-size: 112px;
  block-size: 112px;
  border: 1px solid ${color.line};
  border-radius: ${tokens.radius.m};
  background: ${color.sunken};

  button {
    position: absolute;
    inset-block-start: ${space[1]};
    inset-inline-end: ${space[1]};
  }
`;
const Add = styled.label<{ $wrong: boolean }>`
  position: relative;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space[1]};
  padding: ${space[5]};
  border: 2px dashed ${({ $wrong }) => ($wrong ? color.danger : color.lineStrong)};
  border-radius: ${tokens.radius.m};
  color: ${color.accentStrong};
  font: ${tokens.type.smallStrong};
  text-align: center;
  cursor: pointer;

  &:has(:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
  input {
    ${visuallyHidden}
  }
`;
const Hint = styled.span`
  font: ${tokens.type.caption};
  color: ${color.inkSoft};
`;

export interface PictureUploadsProps {
  purpose: FilePurpose;
  files: readonly StoredFile[];
  onChange(files: StoredFile[]): void;
  /** Called when an upload starts and when it ends: until then the form is not sent. */
  onUploading?(isUploading: boolean): void;
  /** What the pictures are. */
  label: string;
  /** What the button says, and below it who sees them. */
  addLabel: string;
  hint: string;
  uploadingLabel: string;
  /** Names a picture for those who do not see it, by its number. */
  alt(number: number): string;
  /** What is wrong with them, or with there being none. */
  error?: string | null;
}

/** Up to three pictures that are uploaded at once, each with a preview and a button to remove it (RX-3, ORD-6). */
export function PictureUploads({
  purpose,
  files,
  onChange,
  onUploading,
  error = null,
  ...words
}: PictureUploadsProps) {
  const t = useText();
  const id = useId();
  const { list, input, remember } = usePictureFocus(files.length);
  const change = (next: StoredFile[]) => {
    remember();
    onChange(next);
  };
  const { share, problem, add, remove } = useUploads({ purpose, files, onChange: change, onUploading });
  const isUploading = share !== null;
  // Why the last picture was refused says more than that one is missing, which may be on its way.
  const wrong = problem ?? (isUploading ? null : error);
  return (
    <>
      {files.length > 0 && (
        <Pictures ref={list} aria-label={words.label}>
          {files.map((file, at) => (
            <Frame key={file.id}>
              {/* Its address ends before the picture does: after a reload much later a drawing stands for it. */}
              <Picture src={file.full_url} alt={words.alt(at + 1)} ratio={1} priority />
              <IconButton
                size="s"
                variant="raised"
                label={t('remove', { number: at + 1 })}
                icon={<X size={16} aria-hidden />}
                onClick={() => remove(file)}
              />
            </Frame>
          ))}
        </Pictures>
      )}
      {isUploading && <Progress value={share * 100} label={words.uploadingLabel} />}
      {files.length < MAX_PICTURES && (
        <Add $wrong={wrong !== null}>
          <ImagePlus size={28} aria-hidden />
          {words.addLabel}
          <Hint id={`${id}-hint`}>{words.hint}</Hint>
          <input
            ref={input}
            type="file"
            accept="image/*"
            multiple
            // Disabled in fact, it would lose the focus.
            aria-disabled={isUploading || undefined}
            aria-invalid={wrong !== null || undefined}
            aria-describedby={`${id}-hint ${id}-problem`}
            onClick={(event) => {
              if (isUploading) event.preventDefault();
            }}
            onChange={({ target }) => {
              void add([...(target.files ?? [])]);
              // So that the same picture can be chosen again.
              target.value = '';
            }}
          />
        </Add>
      )}
      <div role="alert">{wrong && <CheckoutProblem id={`${id}-problem`}>{wrong}</CheckoutProblem>}</div>
    </>
  );
}
