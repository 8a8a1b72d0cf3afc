import type { settingsCopy } from '#messages/account/settings.ts';

export type SettingsTab = keyof typeof settingsCopy.tabs;

export function settingsHref(search: URLSearchParams, more: Readonly<Record<string, string>> = {}): string {
  const kept = ['tab', 'page'].flatMap((name) => search.getAll(name).map((value) => [name, value]));
  const query = new URLSearchParams([...kept, ...Object.entries(more)]).toString();
  return query === '' ? '/user/settings' : `/user/settings?${query}`;
}

export const exportHref = (id: string): string => `/user/settings/export/${encodeURIComponent(id)}`;
