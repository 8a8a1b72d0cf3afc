import type { Setting } from '#contract/content/admin-settings.ts';
import { settingDefinitions } from '#shared/content/site-settings.ts';

const groupKeys = {
  brand: ['brand_*'],
  consultant: ['consultant_*'],
  contact: ['whatsapp_number', 'contact_email', 'support_hours', 'country'],
  payment: ['payment_*', 'adjustment_limit'],
  refund: ['refund_*'],
  tax: ['tax_*'],
  mail: ['team_email', 'learning_reminder_days', 'mails_per_minute', 'recovery_*', 'waiting_wave_hours'],
  links: ['community_url'],
  claim: ['claim_*'],
  course: ['film_*', 'picture_max_mb', 'document_max_mb'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type SettingGroup = keyof typeof groupKeys;

export const settingGroups = [
  'brand',
  'consultant',
  'contact',
  'payment',
  'refund',
  'tax',
  'mail',
  'links',
  'claim',
  'course',
] as const satisfies readonly SettingGroup[];

function groupOf(key: string): SettingGroup {
  const named = settingGroups.find((group) => groupKeys[group].some((name) => names(name, key)));
  return named ?? 'links';
}

const names = (name: string, key: string): boolean =>
  name.endsWith('*') ? key.startsWith(name.slice(0, -1)) : name === key;

export function linesOf(group: SettingGroup, settings: readonly Setting[]): readonly Setting[] {
  const order = Object.keys(settingDefinitions);
  return settings
    .filter(({ key }) => groupOf(key) === group)
    .toSorted((one, other) => order.indexOf(one.key) - order.indexOf(other.key));
}

export function matchesSearch({ key, value, description }: Setting, search: string): boolean {
  const query = search.trim().toLowerCase();
  return [key, value, description].some((text) => text.toLowerCase().includes(query));
}

export const settingFormId = (key: string) => `setting-${key}`;
export const decisionFormId = (id: string) => `decide-${id}`;
