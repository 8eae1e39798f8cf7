import { AddressDialogs } from '../addresses/address-dialogs.tsx';
import { useMapProvider } from '../location/use-map-provider.ts';

/** The dialogs about addresses, on the page's own maps. */
export const AddressPlace = () => <AddressDialogs maps={useMapProvider()} />;
