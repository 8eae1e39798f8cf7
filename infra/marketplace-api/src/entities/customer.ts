import type { Customer, Interest } from '@souk/contracts/api';
import type { WelcomeDiscount } from '../orders/welcome-discount.ts';
import { flag } from './flag.ts';
import { portraitUrl, type Portrait, type PortraitAddresses } from './portrait.ts';

export interface CustomerRow extends Portrait {
  id: number;
  f_name: string;
  l_name: string;
  /** Null where another account has verified it. */
  phone: string | null;
  email: string | null;
  social_id: string | null;
  phone_verified: boolean;
  email_verified: boolean;
  password_hash: string | null;
  wallet: number;
  loyalty_points: number;
  ref_code: string;
  order_count: number;
  visited_module_ids: number[];
  interests: Interest[];
  welcome_seen_at: Date | null;
  created_at: Date;
}

/** The account as its owner sees it (PRF-9), with the welcome discount while it is valid (SES-15). */
export function customerWire(
  row: CustomerRow,
  welcome: WelcomeDiscount | null,
  addresses: PortraitAddresses,
): Customer {
  return {
    id: row.id,
    f_name: row.f_name,
    l_name: row.l_name,
    last_name: row.l_name,
    phone: row.phone ?? '',
    email: row.email ?? '',
    image: row.image,
    image_full_url: portraitUrl(row, addresses),
    social_id: row.social_id,
    is_phone_verified: flag(row.phone_verified),
    is_email_verified: flag(row.email_verified),
    has_password: row.password_hash !== null,
    is_valid_for_discount: welcome !== null,
    validity: welcome?.until.toISOString() ?? null,
    welcome_discount: welcome && {
      discount_type: welcome.discount_type,
      discount: welcome.discount_type === 'percent' ? welcome.discount : welcome.discount / 100,
      max_discount: welcome.max_discount / 100,
    },
    has_seen_welcome: row.welcome_seen_at !== null,
    wallet_balance: row.wallet / 100,
    loyalty_point: row.loyalty_points,
    ref_code: row.ref_code,
    order_count: row.order_count,
    visited_module_ids: row.visited_module_ids,
    interests: row.interests,
    created_at: row.created_at.toISOString(),
  };
}
