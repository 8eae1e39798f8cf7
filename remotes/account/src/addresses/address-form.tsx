import { useEffect, useMemo, useRef } from 'react';
import { useConfig } from '@souk/api-client';
import type { AddressDialogProps, DeliveryAddress } from '@souk/contracts';
import type { MapProvider } from '@souk/maps';
import { PhoneField, usePhoneCountry } from '@souk/phone';
import { useReadable, useShell } from '@souk/remote-kit';
import { TextArea, TextField, media, tokens, useFocusFirstError } from '@souk/ui';
import { useFormik } from 'formik';
import styled from 'styled-components';
import { addressSchema } from './address-schema.ts';
import { type AddressValues, spotOf, toAddress, toValues } from './address-values.ts';
import { FormColumn } from './form-column.ts';
import { LabelChoice } from './label-choice.tsx';
import { SpotLine } from './spot-line.tsx';
import { SpotMap } from './spot-map.tsx';
import { useText } from './texts/texts.ts';
import { useSpot } from './use-spot.ts';

const Fields = styled.div`
  display: grid;
  gap: ${tokens.space[4]};

  ${media.from670} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Wide = styled.div`
  grid-column: 1 / -1;
`;

const Door = styled(Wide)`
  display: grid;
  gap: ${tokens.space[4]};

  ${media.from670} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/** Somewhere, for as long as not even the marketplace's own city is known. */
const NOWHERE = { lat: 0, lng: 0 };

interface Props extends Pick<AddressDialogProps, 'address' | 'lookUp' | 'locate'> {
  id: string;
  maps: MapProvider;
  onSave(address: DeliveryAddress): void;
  /** Whether the device is finding its position: what is saved meanwhile would be another place. */
  onLocatingChange(locating: boolean): void;
}

/** Map, label and fields of one address, new or saved (ADDR-3 to ADDR-7). */
export function AddressForm({ id, maps, address, onSave, onLocatingChange, ...sources }: Props) {
  const t = useText();
  const { addresses, location, session } = useShell();
  const { country, pickable } = usePhoneCountry();
  const isGuest = useReadable(session.state).status === 'guest';
  const here = useReadable(location.current);
  const contact = useReadable(addresses.contact);
  const city = useConfig().data?.default_location ?? NOWHERE;
  const known = useMemo(() => {
    if (address) return spotOf(address);
    return here && { address: here.address, latitude: here.lat, longitude: here.lng, zone_ids: here.zoneIds };
  }, [address, here]);
  const { spot, position, problem, isUnknown, lookAgain, lookingUp, locating, move, reset, goToDevice } =
    useSpot(known, city, sources);
  useEffect(() => onLocatingChange(locating), [locating, onLocatingChange]);

  const form = useFormik<AddressValues>({
    initialValues: toValues(address, contact, known, country),
    validationSchema: addressSchema,
    validateOnBlur: false,
    onSubmit: (values) => {
      if (values.spot) onSave(toAddress(values, values.spot, address?.id ?? null));
    },
    onReset: reset,
  });
  const { setFieldValue } = form;
  useEffect(() => void setFieldValue('spot', spot), [spot, setFieldValue]);

  const element = useRef<HTMLFormElement>(null);
  useFocusFirstError(element, form.submitCount);
  const field = (name: Exclude<keyof AddressValues, 'spot' | 'type' | 'country' | 'phone'>) => ({
    ...form.getFieldProps(name),
    error: form.touched[name] ? form.errors[name] : undefined,
  });
  const optional = (label: string) => t('form.optional', { label });

  return (
    <FormColumn ref={element} id={id} noValidate onSubmit={form.handleSubmit} onReset={form.handleReset}>
      <SpotMap
        maps={maps}
        position={position}
        locating={locating}
        onLocate={() => void goToDevice()}
        onMove={move}
      />
      <SpotLine
        address={spot?.address ?? null}
        lookingUp={lookingUp}
        problem={problem}
        onRetry={isUnknown ? lookAgain : undefined}
        error={form.touched.spot && !lookingUp ? form.errors.spot : undefined}
      />
      <LabelChoice value={form.values.type} onChange={form.handleChange} />
      {form.values.type === 'other' && <TextField label={optional(t('form.label'))} {...field('label')} />}
      <Fields>
        <TextField label={t('form.name')} autoComplete="name" required {...field('name')} />
        <PhoneField
          values={form.values}
          error={form.touched.phone ? form.errors.phone : undefined}
          pickable={pickable}
          onChange={form.handleChange}
          onBlur={form.handleBlur}
        />
        {isGuest && (
          <Wide>
            <TextField
              label={optional(t('form.email'))}
              type="email"
              autoComplete="email"
              {...field('email')}
            />
          </Wide>
        )}
        <Door>
          <TextField label={optional(t('form.road'))} {...field('road')} />
          <TextField label={optional(t('form.house'))} {...field('house')} />
          <TextField label={optional(t('form.floor'))} {...field('floor')} />
        </Door>
        <Wide>
          <TextArea
            label={optional(t('form.information'))}
            hint={t('form.informationHint')}
            {...field('information')}
          />
        </Wide>
      </Fields>
    </FormColumn>
  );
}
