import type { Setting } from '#contract/admin/content/settings.ts';

/** Grouped by key prefix; unknown keys belong to contact. */
const keyPrefixes = {
  brand: ['brand_'],
  consultant: ['consultant_'],
  claim: ['claim_'],
  money: ['refund_', 'adjustment_', 'payment_'],
  tax: ['tax_'],
  course: ['film_', 'picture_', 'document_', 'learning_'],
  contact: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type SettingGroup = keyof typeof keyPrefixes;

export const settingGroups = ['brand', 'consultant', 'contact', 'claim', 'money', 'tax', 'course'] as const;

export function groupOf(key: string): SettingGroup {
  const match = settingGroups.find((group) => keyPrefixes[group].some((start) => key.startsWith(start)));
  return match ?? 'contact';
}

export function matchesSearch({ key, value, description }: Setting, search: string): boolean {
  const query = search.trim().toLowerCase();
  return [key, value, description].some((text) => text.toLowerCase().includes(query));
}

/** Ids of the forms, of which a page has many. */
export const settingFormId = (key: string) => `setting-${key}`;
export const decisionFormId = (id: string) => `decide-${id}`;
