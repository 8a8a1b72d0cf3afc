/** The fate of a person's rows in one table. */
export interface PersonalTable {
  /** The part of the copy of the own data in which it is found, or why it is in none. */
  readonly copy: { readonly section: string } | { readonly withheld: string };
  /** When the person leaves: the rows go, their words go, or they stay for a reason. */
  readonly leaving: 'deleted' | 'blanked' | { readonly kept: string };
  /** Only the staff ever writes it, so somebody who has used everything is not in it. */
  readonly is_of_staff?: true;
}

const section = (name: string) => ({ section: name });
const withheld = (reason: string) => ({ withheld: reason });
const books = { kept: 'bookkeeping law; only a number without a face' };
const sums = { copy: withheld('sums of the orders, which are in the copy'), leaving: books };
const staff = {
  copy: withheld('names the staff who acted, not the person who is asked about'),
  leaving: { kept: 'says who of the staff acted; the account behind it is a number then' },
  is_of_staff: true,
} as const;

/** Every table that points at a person. A new one is named here before it ships (ADR 0059). */
export const personalTables: Readonly<Record<string, PersonalTable>> = {
  users: { copy: section('account'), leaving: 'blanked' },
  profiles: { copy: section('profile'), leaving: 'deleted' },
  billing_details: { copy: section('billing_details'), leaving: 'deleted' },
  closed_months: staff,
  account_preferences: { copy: section('preferences'), leaving: 'deleted' },
  account_exports: { copy: withheld('the copies themselves'), leaving: 'deleted' },
  auth_accounts: { copy: section('ways_in'), leaving: 'deleted' },
  auth_passkeys: { copy: section('ways_in'), leaving: 'deleted' },
  auth_sessions: { copy: section('sessions'), leaving: 'deleted' },
  auth_two_factors: { copy: withheld('a secret that would open the account'), leaving: 'deleted' },
  auth_wallet_addresses: { copy: section('ways_in'), leaving: 'deleted' },
  email_changes: { copy: section('ways_in'), leaving: 'deleted' },
  audit_entries: { copy: section('security_events'), leaving: 'blanked' },
  consents: {
    copy: section('consents'),
    leaving: { kept: 'proof of what was agreed to, under a digest of the address' },
  },
  ad_consents: { copy: section('ad_consents'), leaving: 'deleted' },
  form_submissions: { copy: section('forms'), leaving: 'deleted' },
  leads: { copy: section('forms'), leaving: 'deleted' },
  audit_slots: { copy: section('forms'), leaving: 'deleted' },
  audit_waiting_list: { copy: section('forms'), leaving: 'deleted' },
  community_members: { copy: section('community'), leaving: 'deleted' },
  consultation_bookings: {
    copy: section('bookings'),
    leaving: { kept: 'what was sold, without a word about the person' },
  },
  class_sessions_unattended: staff,
  class_attendance: { copy: section('class_sessions'), leaving: 'deleted' },
  class_invitations: { copy: section('class_sessions'), leaving: 'deleted' },
  cart_items: { copy: section('cart'), leaving: 'deleted' },
  people: { copy: section('contact'), leaving: 'deleted' },
  subscriber_confirmations: { copy: section('subscriber_confirmations'), leaving: 'deleted' },
  recovery_messages: { copy: section('recovery_messages'), leaving: 'deleted' },
  whatsapp_contacts: { copy: section('whatsapp_contact'), leaving: 'deleted' },
  assistant_conversations: { copy: section('assistant_conversations'), leaving: 'deleted' },
  product_waits: { copy: section('waiting_lists'), leaving: 'deleted' },
  person_notes: { copy: section('staff_notes'), leaving: 'deleted' },
  saved_views: { copy: section('saved_views'), leaving: 'deleted' },
  wishlist_items: { copy: section('wishlist'), leaving: 'deleted' },
  reviews: { copy: section('reviews'), leaving: 'deleted' },
  wallets: { copy: section('wallet'), leaving: books },
  ledger_postings: { copy: section('wallet_transactions'), leaving: books },
  orders: { copy: section('orders'), leaving: 'blanked' },
  buyer_sums: sums,
  reopened_sales_days: sums,
  payments: { copy: section('payments'), leaving: 'blanked' },
  gateway_refunds: staff,
  payment_disputes: staff,
  refund_requests: { copy: section('refund_requests'), leaving: 'blanked' },
  purchase_intents: { copy: section('purchase_intents'), leaving: books },
  vouchers: staff,
  broadcasts: staff,
  checkout_links: staff,
  order_bumps: staff,
  calendars: staff,
  api_keys: staff,
  webhook_endpoints: staff,
  calendar_feeds: staff,
  discounts: { copy: section('discounts'), leaving: 'blanked' },
  discount_uses: { copy: section('discounts'), leaving: books },
  referral_codes: { copy: section('referrals'), leaving: 'deleted' },
  affiliates: { copy: section('affiliate'), leaving: 'blanked' },
  affiliate_payouts: staff,
  referrals: { copy: section('referrals'), leaving: books },
  voucher_redemptions: { copy: section('vouchers'), leaving: books },
  gift_codes: { copy: section('gifts'), leaving: books },
  user_products: { copy: section('products'), leaving: books },
  subscriptions: { copy: section('subscriptions'), leaving: books },
  subscription_extensions: staff,
  lesson_notes: { copy: section('lesson_notes'), leaving: 'deleted' },
  lesson_questions: { copy: section('lesson_questions'), leaving: 'deleted' },
  quiz_attempts: { copy: section('quiz_attempts'), leaving: 'deleted' },
  lesson_hand_ins: { copy: section('lesson_hand_ins'), leaving: 'deleted' },
  learning_reminders: { copy: section('learning_reminders'), leaving: 'deleted' },
  lesson_progress: { copy: section('lesson_visits'), leaving: 'deleted' },
  certificates: { copy: section('certificates'), leaving: 'blanked' },
  blog_posts: staff,
  lead_notes: staff,
  lead_status_changes: staff,
  media_files: {
    copy: section('lesson_hand_ins'),
    leaving: { kept: 'what the staff uploaded belongs to the shop; what a learner handed in goes' },
  },
  film_uploads: staff,
  products: staff,
  solo_adjustments: staff,
  setting_changes: staff,
  admin_changes: {
    copy: withheld('a wish of the staff; what came of it stands in the audit log'),
    leaving: { kept: 'says who of the staff acted; the account behind it is a number then' },
    is_of_staff: true,
  },
  wallet_adjustments: {
    copy: withheld('a wish of the staff; what came of it stands among the lines of the wallet'),
    leaving: books,
    is_of_staff: true,
  },
  idempotency_keys: { copy: withheld('answers that were given before, kept for a week'), leaving: 'deleted' },
  dev_mailbox: { copy: withheld('development only'), leaving: { kept: 'development only' } },
};
