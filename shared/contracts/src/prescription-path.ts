import { MODULE_PARAM, ROUTES } from './routes.ts';

/** Where a prescription is sent to a store that takes one (RX-5): `/checkout?page=prescription&store_id=…`. */
export const prescriptionPath = ({ id, module_id }: { id: number; module_id: number }): string =>
  `${ROUTES.checkout}?page=prescription&store_id=${id}&${MODULE_PARAM}=${module_id}`;
