import { PictureUploads, type PictureUploadsProps } from '@souk/storefront/orders';
import { aStoredFile, several } from '@souk/testing/builders';
import { useState } from 'react';
import type { Story } from '../story.ts';
import type { Words } from '../words.ts';

interface Props extends Pick<PictureUploadsProps, 'error'> {
  words: Words;
  pictures: number;
}

function Uploaded({ words: { name, action, sentence }, pictures, error }: Props) {
  const [files, setFiles] = useState(() =>
    several(pictures, (number) =>
      aStoredFile({ id: `picture-${number}`, full_url: `/media/items/lentil-soup-480.webp?${number}` }),
    ),
  );
  return (
    <PictureUploads
      purpose="prescription"
      files={files}
      onChange={setFiles}
      label={name}
      addLabel={action}
      hint={sentence}
      uploadingLabel={sentence}
      alt={(number) => `${name} ${number}`}
      error={error}
    />
  );
}

export const pictureUploads: Story = {
  width: 400,
  states: {
    empty: (words) => <Uploaded words={words} pictures={0} />,
    'with one': (words) => <Uploaded words={words} pictures={1} />,
    full: (words) => <Uploaded words={words} pictures={3} />,
    wrong: (words) => <Uploaded words={words} pictures={0} error={words.sentence} />,
    long: (words) => (
      <Uploaded
        words={{ ...words, action: words.word, sentence: words.title }}
        pictures={1}
        error={words.word}
      />
    ),
  },
};
