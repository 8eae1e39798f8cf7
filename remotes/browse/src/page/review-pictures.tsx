import { useState } from 'react';
import { Dialog, Picture, tokens } from '@souk/ui';
import styled from 'styled-components';
import { useText } from '../texts/texts.ts';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
  margin-block-start: ${tokens.space[2]};
`;
const Thumb = styled.button`
  display: block;
  inline-size: 72px;
  overflow: hidden;
  border-radius: ${tokens.radius.m};
`;
const Large = styled.div`
  overflow: hidden;
  border-radius: ${tokens.radius.m};
`;

/** The pictures of a review, each shown large when it is pressed (REV-3, POP-26). */
export function ReviewPictures({ urls, name }: { urls: readonly string[]; name: string }) {
  const t = useText();
  const [open, setOpen] = useState<number | null>(null);
  if (urls.length === 0) return null;
  const label = (at: number) => t('reviews.picture', { number: at + 1, name });
  return (
    <>
      <List>
        {urls.map((url, at) => (
          <li key={url}>
            <Thumb type="button" onClick={() => setOpen(at)}>
              <Picture src={url} alt={label(at)} ratio={1} />
            </Thumb>
          </li>
        ))}
      </List>
      <Dialog open={open !== null} onClose={() => setOpen(null)} title={label(open ?? 0)} width="product">
        <Large>{open !== null && <Picture src={urls[open]} alt="" ratio={1} fit="contain" priority />}</Large>
      </Dialog>
    </>
  );
}
