import type { adminKeysCopy } from '#messages/shell/admin.ts';

export const listKeys = [
  { key: '?', does: 'help' },
  { key: '/', does: 'search' },
  { key: 'j', does: 'next' },
  { key: 'k', does: 'previous' },
  { key: 'Enter', does: 'open' },
  { key: 'Escape', does: 'close' },
] as const satisfies readonly { readonly key: string; readonly does: keyof typeof adminKeysCopy.does }[];

export type ListCommand = (typeof listKeys)[number]['does'];

const STORAGE_KEY = 'admin-keys';

/** Single keys can be turned off, for speech input and tremor (WCAG 2.1.4). */
export const areShortcutsEnabled = (): boolean => localStorage.getItem(STORAGE_KEY) !== 'off';
export const setShortcutsEnabled = (isOn: boolean): void =>
  localStorage.setItem(STORAGE_KEY, isOn ? 'on' : 'off');
