import type { MarketplaceApiOptions } from '@souk/marketplace-api';
import type { Settings } from '@souk/tooling/settings';
import { homeOf } from './home.ts';

/** Who takes the mails and text messages of the API. */
export const apiMessages = ({
  home,
  messages: { smtpUrl, from, sms },
}: Settings): MarketplaceApiOptions['messages'] => ({
  mailboxDir: homeOf(home).mail,
  from,
  ...(smtpUrl && { smtp: { url: smtpUrl } }),
  ...(sms && { sms }),
});
