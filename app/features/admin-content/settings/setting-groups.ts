import type { Setting } from '#contract/admin/settings.ts';

/** Settings that belong together, by the beginning of their keys; what fits nowhere is about contact. */
const keyPrefixes = {
  brand: ['brand_'],
  consultant: ['consultant_'],
  claim: ['claim_'],
  money: ['refund_', 'adjustment_'],
  contact: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type SettingGroup = keyof typeof keyPrefixes;

export const settingGroups = ['brand', 'consultant', 'contact', 'claim', 'money'] as const;

export function groupOf(key: string): SettingGroup {
  const found = settingGroups.find((group) => keyPrefixes[group].some((start) => key.startsWith(start)));
  return found ?? 'contact';
}

/** Whether a search finds a setting by its key, its value or its description. */
export function matchesSearch({ key, value, description }: Setting, search: string): boolean {
  const words = search.trim().toLowerCase();
  return [key, value, description].some((text) => text.toLowerCase().includes(words));
}
