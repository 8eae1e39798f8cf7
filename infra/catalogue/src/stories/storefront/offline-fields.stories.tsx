import { OfflineFields } from '@souk/storefront/orders';
import { anOfflineMethod } from '@souk/testing/builders';
import { useState } from 'react';
import type { Story } from '../story.ts';
import { longOf, type Words } from '../words.ts';

const methodsOf = (texts: readonly string[]) =>
  texts.map((text, index) =>
    anOfflineMethod({
      id: index + 1,
      method_name: text,
      instructions: [{ name: text, value: text }],
      inputs: [
        { name: 'sender', label: text, placeholder: text, required: 1 },
        { name: 'reference', label: text, placeholder: '', required: 0 },
      ],
    }),
  );

interface Props {
  texts: readonly string[];
  chosen?: number;
  error?: string;
}

/** In a form of its own: radio buttons of one name are a group. */
function Answered({ texts, chosen, error }: Props) {
  const [{ id, answers }, setAnswered] = useState<{ id: number | null; answers: Record<string, string> }>({
    id: chosen ?? null,
    answers: {},
  });
  return (
    <form>
      <OfflineFields
        methods={methodsOf(texts)}
        methodId={id}
        answers={answers}
        errors={{ sender: error }}
        onChange={(next, given) => setAnswered({ id: next, answers: given })}
      />
    </form>
  );
}

const short = ({ name, action }: Words) => [name, action];

export const offlineFields: Story = {
  width: 480,
  states: {
    'none chosen': (words) => <Answered texts={short(words)} />,
    chosen: (words) => <Answered texts={short(words)} chosen={1} />,
    wrong: (words) => <Answered texts={short(words)} chosen={1} error={words.sentence} />,
    long: (words) => <Answered texts={longOf(words)} chosen={3} error={words.title} />,
  },
};
