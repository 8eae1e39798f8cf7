/** Parses a form body of Stripe's API: `line_items[0][quantity]=1` becomes nested records. */
export interface Form {
  [name: string]: string | Form;
}

export function parseForm(body: string): Form {
  const form: Form = {};
  for (const [path, value] of new URLSearchParams(body)) {
    const names = path.split(/[[\]]+/).filter((name) => name !== '');
    const last = names.pop() ?? '';
    let part = form;
    for (const name of names) {
      const inner = part[name];
      part = typeof inner === 'object' ? inner : (part[name] = {});
    }
    part[last] = value;
  }
  return form;
}

export const textAt = (form: Form, ...path: string[]): string | undefined => {
  let part: string | Form | undefined = form;
  for (const name of path) part = typeof part === 'object' ? part[name] : undefined;
  return typeof part === 'string' ? part : undefined;
};

export function textsAt(form: Form, ...path: string[]): Record<string, string> {
  let part: string | Form | undefined = form;
  for (const name of path) part = typeof part === 'object' ? part[name] : undefined;
  if (typeof part !== 'object') return {};
  return Object.fromEntries(Object.entries(part).filter(([, value]) => typeof value === 'string')) as Record<
    string,
    string
  >;
}
