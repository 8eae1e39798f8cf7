/** The most characters of a note about an order, a parcel, a cancellation or a refund (CHK-10, PCL-4, ORD-4, ORD-6). */
export const MAX_ORDER_NOTE_LENGTH = 500;
/** The most characters of a message to a store or a courier (CHT-4). */
export const MAX_MESSAGE_LENGTH = 2000;
/** The most characters of a review's comment (REV-3). */
export const MAX_REVIEW_LENGTH = 500;
/** The most characters of one answer about an offline payment (CHK-8). */
export const MAX_OFFLINE_ANSWER_LENGTH = 300;
/** The most that a customer tips, in the currency's units (CHK-10). */
export const MAX_TIP = 10_000;
