/** A font file is its address once it is bundled. */
declare module '*.woff2' {
  const url: string;
  export default url;
}
