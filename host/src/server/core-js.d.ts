declare module 'core-js-pure/actual/url' {
  const implementation: typeof URL;
  export default implementation;
}
declare module 'core-js-pure/actual/url-search-params' {
  const implementation: typeof URLSearchParams;
  export default implementation;
}
