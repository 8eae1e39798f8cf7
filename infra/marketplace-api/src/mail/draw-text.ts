import type { MailBlock, MailDocument } from './mail-document.ts';

const drawBlock = (block: MailBlock): string => {
  switch (block.kind) {
    case 'code':
      return `    ${block.code}`;
    case 'link':
      return `${block.label}:\n${block.url}`;
    case 'rows':
      return block.rows.map(({ label, value }) => `${label}: ${value}`).join('\n');
    case 'text':
    case 'heading':
      return block.text;
  }
};

/** A mail as plain text. */
export const drawText = ({ title, blocks, footer }: MailDocument): string =>
  [title, ...blocks.map(drawBlock), '--', ...footer.map(drawBlock)].join('\n\n').concat('\n');
