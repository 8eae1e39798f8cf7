export { startMailbox, type MailboxOptions } from './start.ts';
