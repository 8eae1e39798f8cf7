import type { ParcelVideo } from '@souk/contracts';

export interface Step {
  title: string;
  text: string;
}

const STEPS = 3;

/** The three steps of parcel delivery: titles and descriptions take turns in the list (PCL-2). */
export function stepsOf({ banner_contents }: ParcelVideo): Step[] {
  return Array.from({ length: STEPS }, (_, step) => ({
    title: banner_contents[step * 2]?.value ?? '',
    text: banner_contents[step * 2 + 1]?.value ?? '',
  })).filter(({ title }) => title !== '');
}
