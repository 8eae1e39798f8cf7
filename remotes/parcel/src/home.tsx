import { Hero, HomePage } from '@souk/storefront';
import { ParcelBanners } from './parcel-banners.tsx';
import { ParcelCategories } from './parcel-categories.tsx';
import { useText } from './texts/texts.ts';
import { TrackParcel } from './track-parcel.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { WhyChoose } from './why-choose.tsx';

/** The home of parcel: what HOM-1 names, in the order of decision 0090. */
export function Home() {
  const t = useText();
  return (
    <HomePage>
      <Hero title={t('hero.title')} text={t('hero.text')} />
      <ParcelBanners />
      <ParcelCategories />
      <TrackParcel />
      <WhyChoose />
      <HowItWorks />
    </HomePage>
  );
}
