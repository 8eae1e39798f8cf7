/** What a customer reads, in both languages. */
export interface Words {
  en: string;
  ar: string;
}

export const words = (en: string, ar: string): Words => ({ en, ar });

/** The part of an address that stands for a name, such as lentil-soup. */
export const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .replaceAll('&', ' and ')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
