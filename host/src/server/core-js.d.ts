declare module 'core-js-pure/actual/url' {
  const implementation: typeof URL;
  export default implementation;
}
declare module 'core-js-pure/actual/url-search-params' {
  const implementation: typeof URLSearchParams;
  export default implementation;
}
declare module 'core-js-pure/actual/atob' {
  const implementation: typeof atob;
  export default implementation;
}
declare module 'core-js-pure/actual/btoa' {
  const implementation: typeof btoa;
  export default implementation;
}
