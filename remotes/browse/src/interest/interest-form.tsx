import { useState } from 'react';
import styled from 'styled-components';
import type { Category } from '@souk/contracts';
import { useShell } from '@souk/remote-kit';
import { MediaPicture } from '@souk/storefront';
import { Button, Chip, tokens } from '@souk/ui';
import { useText } from '../texts/texts.ts';
import { Buttons, Chips, Rows } from './interest-layout.ts';

const Round = styled.span`
  flex: none;
  overflow: hidden;
  inline-size: 32px;
  border-radius: ${tokens.radius.round};
`;

interface Props {
  moduleId: number;
  categories: readonly Category[];
  /** What was chosen before; undefined where the question was not answered yet. */
  chosen: readonly number[] | undefined;
  onDone(): void;
}

/** The module's top categories as chips, to be saved or skipped (MOD-9). */
export function InterestForm({ moduleId, categories, chosen, onDone }: Props) {
  const t = useText();
  const { interests } = useShell();
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set(chosen));
  const [saving, setSaving] = useState(false);

  const toggle = (id: number) => {
    const next = new Set(picked);
    if (!next.delete(id)) next.add(id);
    setPicked(next);
  };
  const save = async () => {
    setSaving(true);
    try {
      // A category that is gone since is left out.
      const ids = categories.filter(({ id }) => picked.has(id)).map(({ id }) => id);
      await interests.save(moduleId, ids);
      onDone();
    } catch {
      setSaving(false);
    }
  };
  const skip = () => {
    // An earlier choice is kept. A failed skip still leaves the page: the question comes again another time.
    if (chosen === undefined) interests.save(moduleId, []).catch(() => undefined);
    onDone();
  };

  return (
    <Rows>
      <Chips role="group" aria-label={t('categories.heading')}>
        {categories.map(({ id, name, image_full_url }) => (
          <Chip
            key={id}
            selected={picked.has(id)}
            onClick={() => toggle(id)}
            icon={
              <Round>
                <MediaPicture src={image_full_url} alt="" sizes="32px" ratio={1} />
              </Round>
            }
          >
            {name}
          </Chip>
        ))}
      </Chips>
      <Buttons>
        <Button size="l" loading={saving} onClick={() => void save()}>
          {t('interest.save')}
        </Button>
        <Button variant="secondary" size="l" onClick={skip}>
          {t('interest.skip')}
        </Button>
      </Buttons>
    </Rows>
  );
}
