import { SETTING_BOUNDS } from '@souk/contracts/channel-changes';
import { text } from '../texts/texts.ts';

/** What is wrong with a holdback that the registry would refuse. */
export const holdbackError = (): string => text('settings.whole', SETTING_BOUNDS.holdback);
