import { HOST_NAME, placePath } from '@souk/contracts';
import { CENTRE } from '@souk/demo-data';
import type { Settings } from '@souk/tooling/settings';
import type { Stack } from './stack.ts';

type Addresses = Pick<Stack, 'url' | 'consoleUrl' | 'paymentsUrl' | 'mailboxUrl' | 'registryUrl' | 'trees'>;

const LABEL_WIDTH = 15;

/** The output of a started stack: every address, and which parts of the working tree are not live. */
export function readyLines(
  stack: Addresses,
  { marketplaceApiUrl }: Pick<Settings, 'marketplaceApiUrl'>,
): string[] {
  const { paymentsUrl, mailboxUrl } = stack;
  const line = (label: string, text: string) => `${`${label}:`.padEnd(LABEL_WIDTH)}${text}`;
  return [
    line('Souk is ready', stack.url),
    // Another backend has its own city and accounts.
    ...(marketplaceApiUrl
      ? []
      : [
          line('Demo city', `${new URL(placePath(CENTRE), stack.url).href}, the storefront at a place in it`),
          line('Demo account', 'customer@souk.example, password souk-demo'),
        ]),
    line('Console', `${stack.consoleUrl}, sign in with the operator's token: ./souk token`),
    ...(paymentsUrl
      ? [line('Payments', `${paymentsUrl}, the sandbox; a digital payment leads to its page`)]
      : []),
    ...(mailboxUrl ? [line('Mailbox', `${mailboxUrl}, every mail and text message`)] : []),
    line('Registry', `${stack.registryUrl}, for ./souk`),
    ...treeLines(stack.trees),
  ];
}

function treeLines({ edited, grants }: Stack['trees']): string[] {
  const lines = grants.map((command) => `To let a new remote go live: ${command}`);
  if (edited.length === 0) return lines;
  return [
    `Edited since their release, and not live: ${edited.join(', ')}`,
    `  To release one of them: SOUK_VERSION=1.0.1 ./souk publish ${folderOf(edited[0] ?? '')} --verify --activate`,
    '  To make all of them live on this machine: npm start -- --activate',
    ...lines,
  ];
}

const folderOf = (name: string) => (name === HOST_NAME ? name : `remotes/${name}`);
