/** A call of the marketplace's API, but for the customer's own. */
const PUBLIC_CALL = /^\/api\/v1\/(?!customer\b|auth\b)[\w/-]+(?:\?[^#\s]*)?$/;

/** Whether a call answers every visitor of a view alike; a page that a server renders makes no other. */
export const isPublicCall = (path: string): boolean => PUBLIC_CALL.test(path);
