import { several } from '@souk/testing/builders';
import { Carousel, Picture } from '@souk/ui';
import type { Story } from '../story.ts';

const PER_VIEW = { base: 1.15, from600: 3 };

// Each carousel of a page has a name of its own.
const slides = (count: number, name: string) =>
  several(count, (slide) => (
    <Picture key={slide} src="/media/items/lentil-soup-480.webp" alt={`${name} ${slide}`} ratio={1.5} />
  ));

export const carousel: Story = {
  states: {
    'moves by its buttons': ({ name }) => (
      <Carousel label={name} perView={PER_VIEW}>
        {slides(8, name)}
      </Carousel>
    ),
    'plays by itself and goes round': ({ name, action }) => (
      <Carousel label={action} perView={{ base: 1, from600: 2 }} autoplay={4000} loop>
        {slides(5, name)}
      </Carousel>
    ),
    'with dots': ({ name, sentence }) => (
      <Carousel label={sentence} perView={{ base: 1 }} dots>
        {slides(3, name)}
      </Carousel>
    ),
    'with one slide': ({ name, title }) => (
      <Carousel label={title} perView={PER_VIEW}>
        {slides(1, name)}
      </Carousel>
    ),
  },
};
