/**
 * Names of the business and its links (DECISIONS 32). Defaults apply to keys missing in the database. Facts default to
 * empty and are then not shown (DECISIONS 63); only the demo seed writes them.
 */
export const settingTypes = [
  'text',
  'long_text',
  'url',
  'email',
  'phone',
  'number',
  'money',
  'image',
  'ways',
  'hosts',
  'npwp',
  'day',
] as const;
export type SettingType = (typeof settingTypes)[number];

interface SettingDefinition {
  readonly type: SettingType;
  readonly value: string;
  /** Changing it needs reauthentication, and a second admin if there is one (DECISIONS 58). */
  readonly guards_money?: true;
  /** Bounds of a number or rupiah amount, so that no page promises "200%". */
  readonly range?: NumberRange;
}

export interface NumberRange {
  readonly min: number;
  readonly max: number;
}

/** Facts only the owner knows are empty by default and may be emptied. */
const ownerFact = (type: SettingType): SettingDefinition => ({ type, value: '' });

const text = (value: string): SettingDefinition => ({ type: 'text', value });
const longText = (value: string): SettingDefinition => ({ type: 'long_text', value });

export const settingDefinitions = {
  brand_name: text('Arunika'),
  brand_tagline: text('Cahaya pertama untuk usaha yang dijalankan sendiri oleh pemiliknya.'),
  brand_description: longText(
    'Pendampingan AI untuk pemilik toko, klinik, restoran, dan pabrik: balas chat, cocokkan stok, rekap penjualan.',
  ),
  consultant_name: ownerFact('text'),
  consultant_role: text('Konsultan AI untuk pemilik usaha'),
  consultant_bio: ownerFact('long_text'),
  consultant_photo: ownerFact('image'),
  contact_email: ownerFact('email'),
  team_email: ownerFact('email'),
  whatsapp_number: ownerFact('phone'),
  support_hours: ownerFact('text'),
  country: text('Indonesia'),
  community_url: ownerFact('url'),
  instagram_url: ownerFact('url'),
  linkedin_url: ownerFact('url'),
  youtube_url: ownerFact('url'),
  claim_businesses: ownerFact('text'),
  claim_efficiency: ownerFact('text'),
  claim_support: ownerFact('text'),
  claim_members: ownerFact('text'),
  claim_response: ownerFact('text'),
  claim_results: ownerFact('text'),
  claim_contact: ownerFact('text'),
  refund_days: {
    type: 'number',
    value: '7',
    range: { min: 0, max: 365 },
    guards_money: true,
  },
  refund_max_percent: {
    type: 'number',
    value: '20',
    range: { min: 0, max: 100 },
    guards_money: true,
  },
  adjustment_limit: {
    type: 'money',
    value: '5000000',
    range: { min: 0, max: 1_000_000_000 },
    guards_money: true,
  },
  payment_ways_off: {
    type: 'ways',
    value: '',
    guards_money: true,
  },
  payment_qris_ceiling: {
    type: 'money',
    value: '10000000',
    // Bank Indonesia's maximum of one QRIS payment, in rupiah.
    range: { min: 0, max: 10_000_000 },
    guards_money: true,
  },
  film_max_gb: { type: 'number', value: '4', range: { min: 1, max: 16 } },
  picture_max_mb: { type: 'number', value: '50', range: { min: 1, max: 100 } },
  document_max_mb: { type: 'number', value: '50', range: { min: 1, max: 200 } },
  film_hosts: { type: 'hosts', value: '' },
  tax_seller_name: { type: 'text', value: '', guards_money: true },
  tax_seller_npwp: { type: 'npwp', value: '', guards_money: true },
  tax_seller_address: { type: 'long_text', value: '', guards_money: true },
  /** First WIB day whose prices include PPN; empty: none is charged. */
  tax_ppn_from: { type: 'day', value: '', guards_money: true },
  learning_reminder_days: { type: 'number', value: '7', range: { min: 0, max: 365 } },
  /** 0 switches the reminder off, here and in the other causes. */
  recovery_cart_hours: { type: 'number', value: '24', range: { min: 0, max: 168 } },
  recovery_payment_hours: { type: 'number', value: '2', range: { min: 0, max: 48 } },
  recovery_top_up_hours: { type: 'number', value: '2', range: { min: 0, max: 48 } },
  recovery_trial_days: { type: 'number', value: '3', range: { min: 0, max: 14 } },
  recovery_course_days: { type: 'number', value: '7', range: { min: 0, max: 90 } },
  waiting_wave_hours: { type: 'number', value: '6', range: { min: 1, max: 168 } },
  /** Limits mails to many only; others are sent at once. Mail providers name their own limit. */
  mails_per_minute: { type: 'number', value: '300', range: { min: 1, max: 900 } },
} as const satisfies Readonly<Record<string, SettingDefinition>>;

export type SettingKey = keyof typeof settingDefinitions;
export type SiteSettings = Readonly<Record<SettingKey, string>>;

/** These are for staff or members and never in a public response. */
export const privateSettings = [
  'team_email',
  'community_url',
  'adjustment_limit',
  'payment_ways_off',
  'payment_qris_ceiling',
  'tax_seller_name',
  'tax_seller_npwp',
  'tax_seller_address',
  'tax_ppn_from',
  'film_max_gb',
  'picture_max_mb',
  'document_max_mb',
  'film_hosts',
  'learning_reminder_days',
  'recovery_cart_hours',
  'recovery_payment_hours',
  'recovery_top_up_hours',
  'recovery_trial_days',
  'recovery_course_days',
  'waiting_wave_hours',
  'mails_per_minute',
] as const satisfies readonly SettingKey[];
export type PublicSettings = Omit<SiteSettings, (typeof privateSettings)[number]>;

export const publicSettings = (all: SiteSettings): PublicSettings => withoutKeys(all, privateSettings);

function withoutKeys<Values extends object, Key extends keyof Values>(
  all: Values,
  keys: readonly Key[],
): Omit<Values, Key> {
  const rest = { ...all };
  for (const key of keys) delete rest[key];
  return rest;
}

export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(settingDefinitions, key);
}

/** Shown in the visitor's language; names, addresses and numbers are the same in both. */
export const translatedSettings = [
  'brand_tagline',
  'brand_description',
  'consultant_role',
  'consultant_bio',
  'support_hours',
  'country',
  'claim_businesses',
  'claim_efficiency',
  'claim_support',
  'claim_members',
  'claim_response',
  'claim_results',
  'claim_contact',
] as const satisfies readonly (keyof PublicSettings)[];

export const isTranslatedSetting = (key: string): boolean => translatedSettings.some((name) => name === key);

export function mayBeEmpty(key: SettingKey): boolean {
  return settingDefinitions[key].value === '';
}

export function guardsMoney(key: string): boolean {
  if (!isSettingKey(key)) return false;
  const definition: SettingDefinition = settingDefinitions[key];
  return definition.guards_money === true;
}

export function rangeOf(key: string): NumberRange | null {
  if (!isSettingKey(key)) return null;
  const definition: SettingDefinition = settingDefinitions[key];
  return definition.range ?? null;
}

/** Drops unknown keys. */
export function withDefaults(changed: ReadonlyMap<string, string>): SiteSettings {
  const value = (key: SettingKey) => changed.get(key) ?? settingDefinitions[key].value;
  return {
    brand_name: value('brand_name'),
    brand_tagline: value('brand_tagline'),
    brand_description: value('brand_description'),
    consultant_name: value('consultant_name'),
    consultant_role: value('consultant_role'),
    consultant_bio: value('consultant_bio'),
    consultant_photo: value('consultant_photo'),
    contact_email: value('contact_email'),
    team_email: value('team_email'),
    whatsapp_number: value('whatsapp_number'),
    support_hours: value('support_hours'),
    country: value('country'),
    community_url: value('community_url'),
    instagram_url: value('instagram_url'),
    linkedin_url: value('linkedin_url'),
    youtube_url: value('youtube_url'),
    claim_businesses: value('claim_businesses'),
    claim_efficiency: value('claim_efficiency'),
    claim_support: value('claim_support'),
    claim_members: value('claim_members'),
    claim_response: value('claim_response'),
    claim_results: value('claim_results'),
    claim_contact: value('claim_contact'),
    refund_days: value('refund_days'),
    refund_max_percent: value('refund_max_percent'),
    adjustment_limit: value('adjustment_limit'),
    payment_ways_off: value('payment_ways_off'),
    payment_qris_ceiling: value('payment_qris_ceiling'),
    tax_seller_name: value('tax_seller_name'),
    tax_seller_npwp: value('tax_seller_npwp'),
    tax_seller_address: value('tax_seller_address'),
    tax_ppn_from: value('tax_ppn_from'),
    film_max_gb: value('film_max_gb'),
    picture_max_mb: value('picture_max_mb'),
    document_max_mb: value('document_max_mb'),
    film_hosts: value('film_hosts'),
    learning_reminder_days: value('learning_reminder_days'),
    recovery_cart_hours: value('recovery_cart_hours'),
    recovery_payment_hours: value('recovery_payment_hours'),
    recovery_top_up_hours: value('recovery_top_up_hours'),
    recovery_trial_days: value('recovery_trial_days'),
    recovery_course_days: value('recovery_course_days'),
    waiting_wave_hours: value('waiting_wave_hours'),
    mails_per_minute: value('mails_per_minute'),
  };
}

export const publicDefaults: PublicSettings = publicSettings(withDefaults(new Map()));
