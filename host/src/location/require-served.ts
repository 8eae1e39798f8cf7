import type { Toast } from '@souk/contracts';
import type { Location } from './location.ts';
import { text } from './texts/texts.ts';

/**
 * Asks for a place where there is none (LOC-19, LOC-24). Answers whether what is sold in a zone is delivered there;
 * where it is not, the customer has seen a message, and `retry` runs once they have picked another place.
 */
type RequireServed = (zoneId: number, retry: () => void) => Promise<boolean>;

interface Options {
  location: Pick<Location, 'requireLocation' | 'services'>;
  toast(toast: Toast): void;
}

export function createRequireServed({ location, toast }: Options): RequireServed {
  return async (zoneId, retry) => {
    const place = await location.requireLocation();
    if (!place) return false;
    if (place.zoneIds.includes(zoneId)) return true;
    const pickAgain = async () => {
      if (await location.services.pick({ flow: 'store' })) retry();
    };
    toast({
      kind: 'error',
      id: 'not-delivered',
      text: text('notDelivered'),
      action: { label: text('change'), run: () => void pickAgain() },
    });
    return false;
  };
}
