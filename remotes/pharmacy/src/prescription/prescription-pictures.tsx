import { useId } from 'react';
import { MAX_PICTURES } from '@souk/contracts';
import type { StoredFile } from '@souk/contracts';
import { CheckoutProblem } from '@souk/storefront';
import { IconButton, ImagePlus, Picture, Progress, tokens, visuallyHidden, X } from '@souk/ui';
import styled from 'styled-components';
import { useText } from '../texts/texts.ts';
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

interface Props {
  files: readonly StoredFile[];
  onChange(files: StoredFile[]): void;
  missing: boolean;
}

/** Up to three pictures, each to be looked at and taken away again (RX-3). */
export function PrescriptionPictures({ files, onChange, missing }: Props) {
  const t = useText();
  const id = useId();
  const { share, problem, add, settle } = useUploads(files, onChange);
  const wrong = missing ? t('upload.needed') : problem;
  const remove = (file: StoredFile) => {
    settle();
    onChange(files.filter((other) => other !== file));
  };
  return (
    <>
      {files.length > 0 && (
        <Pictures aria-label={t('upload.title')}>
          {files.map((file, at) => (
            <Frame key={file.id}>
              {/* Its address ends before the picture does: after a reload much later a drawing stands for it. */}
              <Picture src={file.full_url} alt={t('upload.picture', { number: at + 1 })} ratio={1} priority />
              <IconButton
                size="s"
                variant="raised"
                label={t('upload.remove', { number: at + 1 })}
                icon={<X size={16} aria-hidden />}
                onClick={() => remove(file)}
              />
            </Frame>
          ))}
        </Pictures>
      )}
      {share !== null && <Progress value={share * 100} label={t('upload.uploading')} />}
      {files.length < MAX_PICTURES && (
        <Add $wrong={wrong !== null}>
          <ImagePlus size={28} aria-hidden />
          {t('upload.add')}
          <Hint id={`${id}-hint`}>{t('upload.hint')}</Hint>
          <input
            type="file"
            accept="image/*"
            multiple
            disabled={share !== null}
            aria-invalid={wrong !== null || undefined}
            aria-describedby={`${id}-hint ${id}-problem`}
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
