/**
 * JSON as it may stand in a script element: `</script>` and `<!--` lose their bracket.
 * @throws TypeError for what has no JSON, such as a circle
 */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
