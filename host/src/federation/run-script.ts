/**
 * Runs a script of a release; the browser checks it against its hash where there is one. It leaves nothing in the page: the runtime
 * of a bundle would wait for a script of the same address. @throws Error where it did not load
 */
export async function runScript(url: string, integrity: string): Promise<void> {
  const script = document.createElement('script');
  if (integrity) script.integrity = integrity;
  script.crossOrigin = 'anonymous';
  // Else it waits for a connection behind the pictures of the page that is left.
  script.fetchPriority = 'high';
  script.src = url;
  await new Promise<void>((done, fail) => {
    script.onload = () => done();
    script.onerror = () => fail(new Error(`${url} did not load`));
    document.head.append(script);
  }).finally(() => script.remove());
}
