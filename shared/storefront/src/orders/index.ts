export { DeliverySection, type DeliverySectionProps } from './delivery/delivery-section.tsx';
export {
  CheckoutCard,
  CheckoutProblem,
  CheckoutRow,
  type CheckoutCardProps,
} from './checkout/checkout-card.tsx';
export { BillRows } from './order/bill-rows.tsx';
export { fullAmount } from './order/full-amount.ts';
export { Invoice } from './order/invoice.tsx';
export { isUnpriced } from './order/is-unpriced.ts';
export { OfflineFields, type OfflineFieldsProps } from './order/offline-fields.tsx';
export { orderAgainState, ReorderButton } from './order/reorder-button.tsx';
export { UnitPrice } from './order/unit-price.tsx';
export { useOffersCash } from './order/use-offers-cash.ts';
export { useOrderActions, type OrderAction } from './order/use-order-actions.ts';
export { useReloadCustomer } from './order/use-reload-customer.ts';
export { useOrderWords, type OrderWords } from './order/use-order-words.ts';
export { PictureUploads, type PictureUploadsProps } from './upload/picture-uploads.tsx';
