/**
 * The one HTML string that the keyless map ever writes: Leaflet tries the browser with it while its code loads. A page under
 * Trusted Types lets exactly this through in the `createHTML` of its default policy, else no map loads.
 */
export const LEAFLET_PROBE = '<svg/>';
