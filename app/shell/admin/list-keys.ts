import type { adminKeysCopy } from '#messages/shell/admin.ts';

export const listKeys = [
  { key: '?', does: 'help' },
  { key: '/', does: 'search' },
  { key: 'j', does: 'next' },
  { key: 'k', does: 'previous' },
  { key: 'Enter', does: 'open' },
  { key: 'Escape', does: 'close' },
] as const satisfies readonly { readonly key: string; readonly does: keyof typeof adminKeysCopy.does }[];

type ListCommand = (typeof listKeys)[number]['does'];

const STORAGE_KEY = 'admin-keys';

/** Single keys can be turned off, for speech input and tremor (WCAG 2.1.4). */
export const areShortcutsEnabled = (): boolean => localStorage.getItem(STORAGE_KEY) !== 'off';
export const setShortcutsEnabled = (isOn: boolean): void =>
  localStorage.setItem(STORAGE_KEY, isOn ? 'on' : 'off');

const WRITES = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';
const COVERS = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** Enter stays the browser's; Escape belongs to dialogs, and without one it closes a row's details. */
export function commandForKey(event: KeyboardEvent): ListCommand | null {
  const { key, target, ctrlKey, metaKey, altKey, defaultPrevented, isComposing } = event;
  if (ctrlKey || metaKey || altKey || defaultPrevented || isComposing || !areShortcutsEnabled()) return null;
  if (target instanceof Element && target.closest(WRITES) !== null) return null;
  if (document.querySelector(COVERS) !== null) return null;
  return listKeys.find((entry) => entry.key === key)?.does ?? null;
}

/** False where the page has no search of its own. */
export function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('main input[type="search"]');
  field?.focus();
  return field !== null;
}

const ROW = 'tr, [data-row]';

/** The row that was focused last: a list that renders again, as when its code loads late, drops the focus. */
let reached: string | null = null;
const nameOf = (title: HTMLElement) => title.getAttribute('href') ?? title.textContent;

/**
 * Focuses the title of the next or previous row; Enter then opens it. Returns its address where a row's details are
 * open, because the next ones replace them.
 */
export function moveRow(step: 1 | -1): string | null {
  const titles = [...document.querySelectorAll<HTMLElement>('main [data-row-link]')];
  const row = document.activeElement?.closest(ROW) ?? null;
  const isDetailOpen = document.querySelector(DETAIL) !== null;
  const at = titles.findIndex((title) => {
    if (isDetailOpen) return title.hasAttribute('aria-current');
    return row === null ? nameOf(title) === reached : title.closest(ROW) === row;
  });
  const next = at === -1 ? titles.at(step === 1 ? 0 : -1) : (titles[at + step] ?? titles[at]);
  reached = next === undefined ? reached : nameOf(next);
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: 'nearest' });
  return isDetailOpen && next?.dataset.rowLink ? next.dataset.rowLink : null;
}

const DETAIL = '[data-detail]';

/** False where no details are open. */
export function closeDetail(): boolean {
  const close = document.querySelector<HTMLElement>('[data-detail-close]');
  close?.click();
  return close !== null;
}
