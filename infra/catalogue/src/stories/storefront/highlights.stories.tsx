import { Highlights } from '@souk/storefront';
import { aPromotion } from '@souk/testing/builders';
import type { Story } from '../story.ts';
import { longOf } from '../words.ts';

export const highlights: Story = {
  answers: (words) => ({
    advertisements: [
      aPromotion({
        title: words.name,
        description: words.sentence,
        add_type: 'video_promotion',
        video_attachment_full_url: '/media/video/kitchen.webm',
      }),
      aPromotion({ id: 2, title: words.name, description: words.sentence }),
      aPromotion({ id: 3, title: words.name, description: words.sentence, is_rating_active: 0 }),
      ...longOf(words).map((text, index) => aPromotion({ id: index + 4, title: text, description: text })),
    ],
  }),
  states: {
    'with a video among them': ({ name }) => <Highlights heading={name} />,
  },
};
