import { useState } from 'react';
import { Tabs } from '@souk/ui';
import type { Story } from '../story.ts';
import { longOf } from '../words.ts';

function Some({ action, sentence, labels }: { action: string; sentence: string; labels: readonly string[] }) {
  const [selected, setSelected] = useState('0');
  const tabs = labels.map((label, index) => ({ id: String(index), label }));
  return (
    <Tabs label={action} tabs={tabs} selected={selected} onSelect={setSelected}>
      {sentence}
    </Tabs>
  );
}

export const tabs: Story = {
  states: {
    usual: (words) => <Some {...words} labels={[words.name, words.action]} />,
    long: (words) => <Some {...words} labels={longOf(words)} />,
  },
};
