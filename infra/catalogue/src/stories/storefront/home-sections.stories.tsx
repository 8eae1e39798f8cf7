import {
  BottomBanner,
  Brands,
  CampaignCarousel,
  CommonConditions,
  Coupons,
  PromotionalBanner,
} from '@souk/storefront';
import { aBrand, aCampaign, aCommonCondition, aCoupon, anItemPage } from '@souk/testing/builders';
import { longItems } from './long-items.ts';
import type { Story } from '../story.ts';
import { longOf, type Words } from '../words.ts';

const namesOf = (words: Words) => [words.name, ...longOf(words)];

export const homeSections: Story = {
  also: ['BottomBanner', 'Brands', 'CampaignCarousel', 'CommonConditions', 'Coupons', 'PromotionalBanner'],
  answers: (words) => ({
    brands: namesOf(words).map((name, index) => aBrand({ id: index + 1, name })),
    campaigns: namesOf(words).map((title, index) => aCampaign({ id: index + 1, title, description: title })),
    commonConditions: namesOf(words).map((name, index) => aCommonCondition({ id: index + 1, name })),
    conditionItems: anItemPage(longItems(words)),
    coupons: namesOf(words).map((title, index) => aCoupon({ id: index + 1, title })),
  }),
  states: {
    brands: ({ name, sentence }) => <Brands heading={name} subtitle={sentence} />,
    campaigns: ({ action, sentence }) => <CampaignCarousel heading={action} subtitle={sentence} />,
    'common conditions': ({ name, sentence }) => <CommonConditions heading={name} subtitle={sentence} />,
    coupons: ({ sentence }) => <Coupons heading={sentence} subtitle={sentence} />,
    'the promotional banner': ({ name }) => <PromotionalBanner title={name} />,
    'the banner at the bottom, long': ({ title }) => <BottomBanner title={title} />,
  },
};
