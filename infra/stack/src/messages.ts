import type { MarketplaceApiOptions } from '@souk/marketplace-api';
import type { Settings } from '@souk/tooling/settings';
import { homeOf } from './home.ts';

/** How the API delivers mails and text messages. */
export const apiMessages = ({
  home,
  messages: { smtpUrl, from, sms },
}: Settings): MarketplaceApiOptions['messages'] => ({
  mailboxDir: homeOf(home).mail,
  from,
  ...(smtpUrl && { smtp: { url: smtpUrl } }),
  ...(sms && { sms }),
});
