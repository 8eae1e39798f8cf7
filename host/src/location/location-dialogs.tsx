import type { MapProvider, Position } from '@souk/maps';
import { useReadable } from '@souk/remote-kit';
import type { LocationController } from './create-location.ts';
import { DeliveryLocationAlert } from './delivery-location-alert.tsx';
import { LocationPicker } from './location-picker.tsx';
import { PermissionDialog } from './permission-dialog.tsx';

export interface LocationDialogsProps {
  controller: LocationController;
  maps: MapProvider;
  /** The marketplace's own city (LOC-2). */
  defaultPosition: Position;
}

/** Every dialog about location, once per page. */
export function LocationDialogs({ controller, maps, defaultPosition }: LocationDialogsProps) {
  const picking = useReadable(controller.picking);
  const current = useReadable(controller.service.current);
  return (
    <>
      <DeliveryLocationAlert open={useReadable(controller.alerting)} onAnswer={controller.answerAlert} />
      {picking && (
        <LocationPicker
          controller={controller}
          maps={maps}
          start={picking.start ?? current ?? defaultPosition}
        />
      )}
      <PermissionDialog
        open={useReadable(controller.permissionIsOff)}
        onClose={controller.dismissPermission}
      />
    </>
  );
}
