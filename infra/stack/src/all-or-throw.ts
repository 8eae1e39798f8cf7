/** Like Promise.all, without unhandled rejections of the others. */
export async function allOrThrow<A, B>(work: [Promise<A>, Promise<B>]): Promise<[A, B]> {
  for (const one of work) one.catch(() => {});
  return Promise.all(work);
}
