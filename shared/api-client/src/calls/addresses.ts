import { addressLabel } from '@souk/contracts';
import type { Address, AddressBody, Message } from '@souk/contracts';
import { complete, completing, listOf, raw } from '../complete.ts';
import { queryOf } from '../query-of.ts';
import { get, post, put, remove } from '../request.ts';

/** Some backends leave out a label that only repeats the type (ADDR-1). */
const readAddress = (value: unknown): Address =>
  complete<
    Address,
    | 'id'
    | 'address'
    | 'address_type'
    | 'contact_person_name'
    | 'contact_person_number'
    | 'latitude'
    | 'longitude'
  >(value, {
    address_label: addressLabel(String(raw(value).address_type ?? '')),
    contact_person_email: null,
    road: '',
    house: '',
    floor: '',
    additional_information: '',
    zone_ids: [],
  });

const readAddresses = (value: unknown) => ({ addresses: listOf(readAddress)(raw(value).addresses) });

const readSaved = (value: unknown) =>
  complete<Message & { address: Address }, 'address'>(
    { ...raw(value), address: readAddress(raw(value).address) },
    { message: '' },
  );

const readMessage = completing<Message>({ message: '' });

/** The customer's saved addresses, latest first (ADDR-22). */
export const fetchAddresses = (_: object = {}, signal?: AbortSignal) =>
  get('/api/v1/customer/address/list', readAddresses, {}, signal);
export const addressesQuery = () => queryOf('addresses', fetchAddresses, {}, { on: ['customer'] });

/** Saves an address (ADDR-23). */
export const addAddress = (address: AddressBody) => post('/api/v1/customer/address/add', readSaved, address);

/** Changes a saved address (ADDR-24, AMB-4). */
export const updateAddress = ({ id, ...address }: AddressBody & { id: number }) =>
  put(`/api/v1/customer/address/update/${id}`, readSaved, { ...address, id });

/** Removes a saved address (ADDR-25). */
export const removeAddress = (id: number) =>
  remove('/api/v1/customer/address/delete', readMessage, { address_id: id });
