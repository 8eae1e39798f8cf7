import { sql, type RawBuilder } from 'kysely';
import { REVIEW_PICTURES } from '../reviews/review-pictures.ts';

/** One entry of a section of the download; `key` grows, so that the next page starts after it. */
export interface SectionRow {
  key: number;
  entry: Record<string, unknown>;
}

type Section = (customerId: number) => RawBuilder<SectionRow>;

const order = sql`jsonb_build_object(
  'id', o.id, 'status', o.status, 'order_type', o.order_type, 'created_at', o.created_at, 'store', s.name,
  'payment_method', o.payment_method, 'payment_status', o.payment_status, 'total', o.total / 100.0,
  'delivery_fee', o.delivery_fee / 100.0, 'tax', o.tax / 100.0, 'coupon_discount', o.coupon_discount / 100.0,
  'welcome_discount', o.welcome_discount / 100.0, 'tip', o.tip / 100.0, 'wallet_used', o.wallet_used / 100.0, 'address', o.address, 'contact', o.contact,
  'receiver', o.receiver, 'scheduled_for', o.schedule_at, 'note', o.order_note,
  'unavailable_item_note', o.unavailable_item_note, 'cancellation_reason', o.cancellation_reason,
  'coupon', (select code from marketplace.coupons where id = o.coupon_id),
  'items', coalesce((select jsonb_agg(jsonb_build_object('name', i.name, 'quantity', i.quantity, 'price', i.price / 100.0,
      'variation', i.variation, 'add_ons', i.add_ons, 'note', i.note) order by i.id)
    from marketplace.order_items i where i.order_id = o.id), '[]'),
  'steps', coalesce((select jsonb_agg(jsonb_build_object('status', e.status, 'at', e.at, 'note', e.note) order by e.id)
    from marketplace.order_events e where e.order_id = o.id), '[]'),
  'payments', coalesce((select jsonb_agg(jsonb_build_object('provider', p.provider, 'amount', p.amount / 100.0,
      'status', p.status, 'created_at', p.created_at) order by p.created_at)
    from marketplace.payments p where p.order_id = o.id), '[]'),
  'offline_payment', (select jsonb_build_object('answers', f.answers, 'status', f.status, 'note', f.note)
    from marketplace.offline_payments f where f.order_id = o.id),
  'refund_request', (select jsonb_build_object('reason', r.reason, 'note', r.note, 'status', r.status, 'answer', r.answer)
    from marketplace.refund_requests r where r.order_id = o.id))`;

/** The lists of a customer's data, by their name in the download. Amounts are in units of the currency. */
export const DATA_SECTIONS: Readonly<Record<string, Section>> = {
  sessions: (id) => sql`
    select row_number() over (order by created_at, public_id)::integer as key,
      jsonb_build_object('browser', browser, 'system', system, 'created_at', created_at, 'last_used_at', last_used_at) as entry
    from marketplace.sessions where customer_id = ${id} and revoked_at is null`,
  social_accounts: (id) => sql`
    select row_number() over (order by created_at, uid)::integer as key,
      jsonb_build_object('provider', provider, 'created_at', created_at) as entry
    from marketplace.customer_identities where customer_id = ${id}`,
  addresses: (id) => sql`
    select id as key, to_jsonb(saved) - '{id,customer_id}'::text[] as entry
    from marketplace.addresses saved where customer_id = ${id}`,
  interests: (id) => sql`
    select module_id as key, jsonb_build_object('module', (select name from marketplace.modules where id = module_id),
      'categories', coalesce((select jsonb_agg(name order by id) from marketplace.categories where id = any(category_ids)), '[]')) as entry
    from marketplace.customer_interests where customer_id = ${id}`,
  wished_items: (id) => sql`
    select item_id as key, jsonb_build_object('item', (select name from marketplace.items where id = item_id)) as entry
    from marketplace.wished_items where customer_id = ${id}`,
  wished_stores: (id) => sql`
    select store_id as key, jsonb_build_object('store', (select name from marketplace.stores where id = store_id)) as entry
    from marketplace.wished_stores where customer_id = ${id}`,
  carts: (id) => sql`
    select c.id as key, jsonb_build_object('module', (select name from marketplace.modules where id = c.module_id),
      'items', coalesce((select jsonb_agg(jsonb_build_object('name', i.name, 'quantity', l.quantity, 'note', l.note) order by l.id)
        from marketplace.cart_lines l left join marketplace.items i on i.id = l.item_id where l.cart_id = c.id), '[]')) as entry
    from marketplace.carts c where c.customer_id = ${id}`,
  orders: (id) => sql`
    select o.id as key, ${order} as entry
    from marketplace.orders o left join marketplace.stores s on s.id = o.store_id where o.customer_id = ${id}`,
  coupons: (id) => sql`
    select id as key, jsonb_build_object('code', code, 'title', title, 'ends_at', ends_at) as entry
    from marketplace.coupons where customer_id = ${id}`,
  wallet: (id) => sql`
    select id as key, jsonb_build_object('kind', kind, 'amount', amount / 100.0, 'order_id', order_id, 'created_at', created_at) as entry
    from marketplace.wallet_entries where customer_id = ${id}`,
  loyalty_points: (id) => sql`
    select id as key, jsonb_build_object('kind', kind, 'points', points, 'order_id', order_id, 'created_at', created_at) as entry
    from marketplace.loyalty_entries where customer_id = ${id}`,
  reviews: (id) => sql`
    select r.id as key, jsonb_build_object('item', i.name, 'delivery_man', man.f_name, 'order_id', r.order_id, 'rating', r.rating,
      'comment', r.comment, 'pictures', (select coalesce(jsonb_agg(${REVIEW_PICTURES} || p.file_id order by p.position), '[]')
        from marketplace.review_pictures p where p.review_id = r.id), 'created_at', r.created_at) as entry
    from marketplace.reviews r left join marketplace.items i on i.id = r.item_id
      left join marketplace.delivery_men man on man.id = r.delivery_man_id where r.customer_id = ${id}`,
  conversations: (id) => sql`
    select id as key, jsonb_build_object('id', id, 'with', receiver_type, 'last_message_at', last_message_at) as entry
    from marketplace.conversations where customer_id = ${id}`,
  messages: (id) => sql`
    select m.id as key, jsonb_build_object('conversation_id', m.conversation_id, 'from', m.sender_type, 'message', m.message,
      'created_at', m.created_at) as entry
    from marketplace.messages m join marketplace.conversations c on c.id = m.conversation_id where c.customer_id = ${id}`,
  notifications: (id) => sql`
    select id::integer as key, jsonb_build_object('title', title, 'body', body, 'created_at', created_at) as entry
    from marketplace.push_messages where customer_id = ${id}`,
  pictures: (id) => sql`
    select row_number() over (order by created_at, id)::integer as key,
      jsonb_build_object('id', id, 'purpose', purpose, 'order_id', order_id, 'created_at', created_at) as entry
    from marketplace.files where customer_id = ${id}`,
};
