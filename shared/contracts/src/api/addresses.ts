import Type from 'typebox';
import { call } from './call.ts';
import { Id, Latitude, Longitude, Message, Nullable, Strict, Text } from './shapes.ts';

/** A phone number as people's devices write it: E.164, such as +971501234567. */
export const Phone = () => Type.String({ pattern: '^\\+[1-9][0-9]{6,14}$', description: 'E.164' });
export const Email = () => Type.String({ format: 'email', maxLength: 255 });

/** Whom to ask for at the door or at the counter (ADDR-15). */
export const ContactFields = {
  contact_person_name: Text(100, 1),
  contact_person_number: Phone(),
  contact_person_email: Type.Optional(Email()),
};

/** Where to deliver to (ADDR-1). Everything but address and position is optional (ADDR-5). */
export const PlaceFields = {
  address: Text(500, 1),
  latitude: Latitude(),
  longitude: Longitude(),
  road: Type.Optional(Text(100)),
  house: Type.Optional(Text(100)),
  floor: Type.Optional(Text(100)),
  additional_information: Type.Optional(Text(500)),
};

/** home, office, other, or a label of the customer's own (ADDR-7). */
const AddressType = () => Text(50, 1);

/** What the address form sends (ADDR-23). */
export const AddressBody = Strict({
  ...PlaceFields,
  ...ContactFields,
  address_type: AddressType(),
  address_label: Type.Optional(Text(50, 0, { description: 'Takes the place of the type `other` (ADDR-7)' })),
});
export type AddressBody = Type.Static<typeof AddressBody>;

/** A saved address (ADDR-1). Texts that were not given are empty. */
export const Address = Type.Object({
  id: Id(),
  address: Type.String(),
  address_type: Type.String(),
  address_label: Type.String({
    description: 'The type where it is a label of the customer’s own, else empty',
  }),
  contact_person_name: Type.String(),
  contact_person_number: Type.String(),
  contact_person_email: Nullable(Type.String()),
  latitude: Type.Number(),
  longitude: Type.Number(),
  road: Type.String(),
  house: Type.String(),
  floor: Type.String(),
  additional_information: Type.String(),
  zone_ids: Type.Array(Id(), { description: 'The zones that it lies in; empty outside all of them' }),
});
export type Address = Type.Static<typeof Address>;

const Saved = Type.Object({ message: Type.String(), address: Address });

export const addressCalls = {
  addresses: call({
    method: 'GET',
    path: '/api/v1/customer/address/list',
    summary: "The customer's saved addresses, latest first (ADDR-22)",
    needs: 'customer',
    response: Type.Object({ addresses: Type.Array(Address) }),
  }),
  addAddress: call({
    method: 'POST',
    path: '/api/v1/customer/address/add',
    summary: 'Saves an address (ADDR-23)',
    needs: 'customer',
    body: AddressBody,
    response: Saved,
  }),
  updateAddress: call({
    method: 'PUT',
    path: '/api/v1/customer/address/update/:id',
    summary: 'Changes a saved address (ADDR-24, AMB-4); POST is taken too, with `_method` put or without',
    needs: 'customer',
    params: Type.Object({ id: Id() }),
    body: Strict({
      ...AddressBody.properties,
      id: Type.Optional(Id()),
      _method: Type.Optional(Type.Literal('put')),
    }),
    response: Saved,
  }),
  updateAddressById: call({
    method: 'POST',
    path: '/api/v1/customer/address/update',
    summary: 'Changes the saved address of the body (ADDR-24, AMB-4)',
    needs: 'customer',
    body: Strict({ ...AddressBody.properties, id: Id(), _method: Type.Optional(Type.Literal('put')) }),
    response: Saved,
  }),
  removeAddress: call({
    method: 'DELETE',
    path: '/api/v1/customer/address/delete',
    summary: 'Removes a saved address (ADDR-25)',
    needs: 'customer',
    query: Type.Object({ address_id: Id() }),
    response: Message,
  }),
};
