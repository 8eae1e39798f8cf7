import { useConfig } from '@souk/api-client';
import { useReadable } from '@souk/remote-kit';
import { useDeliveryLocation } from './location-context.ts';
import { DeliveryLocationAlert } from './delivery-location-alert.tsx';
import { LocationPicker } from './location-picker.tsx';
import { PermissionDialog } from './dialogs/permission-dialog.tsx';
import { RouteMapDialog } from './dialogs/route-map-dialog.tsx';
import { useMapProvider } from './use-map-provider.ts';

/** Every dialog about location, once per page. The map starts where the caller says, else here, else in the marketplace's city (LOC-2). */
export function LocationDialogs() {
  const location = useDeliveryLocation();
  const picking = useReadable(location.picking);
  const route = useReadable(location.route);
  const current = useReadable(location.services.current);
  const maps = useMapProvider();
  const city = useConfig().data?.default_location;
  const start = picking?.start ?? current ?? city;
  return (
    <>
      <DeliveryLocationAlert open={useReadable(location.alerting)} onAnswer={location.answerAlert} />
      {picking && start && (
        <LocationPicker
          key={picking.flow}
          location={location}
          maps={maps}
          flow={picking.flow}
          start={start}
        />
      )}
      {route && <RouteMapDialog route={route} maps={maps} onClose={location.closeRoute} />}
      <PermissionDialog open={useReadable(location.permissionIsOff)} onClose={location.dismissPermission} />
    </>
  );
}
