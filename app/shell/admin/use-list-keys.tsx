import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { lazyDialog } from '#app/components/dialogs/lazy-dialog.tsx';
import { areShortcutsEnabled, type ListCommand, listKeys } from './list-keys.ts';

const KeysDialog = lazyDialog(async () => (await import('./keys-dialog.tsx')).KeysDialog);

export function useListKeys(openPalette: () => void): {
  readonly help: ReactNode;
  readonly showHelp: () => void;
} {
  const [isShown, setIsShown] = useState(false);
  const navigate = useNavigate();
  const latest = useRef({ openPalette, navigate });
  latest.current = { openPalette, navigate };
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const deed = commandForKey(event);
      if (deed === null || deed === 'open' || (deed === 'close' && !closeDetail())) return;
      event.preventDefault();
      if (deed === 'help') setIsShown(true);
      else if (deed === 'next' || deed === 'previous') {
        const opens = moveRow(deed === 'next' ? 1 : -1);
        if (opens !== null) void latest.current.navigate(opens, { replace: true, preventScrollReset: true });
      } else if (deed === 'search' && !focusSearch()) latest.current.openPalette();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return {
    help: isShown && <KeysDialog onClose={() => setIsShown(false)} />,
    showHelp: () => setIsShown(true),
  };
}

const WRITES = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';
const COVERS = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** Enter stays the browser's; Escape belongs to dialogs, and without one it closes a row's details. */
function commandForKey(event: KeyboardEvent): ListCommand | null {
  const { key, target, ctrlKey, metaKey, altKey, defaultPrevented, isComposing } = event;
  if (ctrlKey || metaKey || altKey || defaultPrevented || isComposing || !areShortcutsEnabled()) return null;
  if (target instanceof Element && target.closest(WRITES) !== null) return null;
  if (document.querySelector(COVERS) !== null) return null;
  return listKeys.find((entry) => entry.key === key)?.does ?? null;
}

/** False where the page has no search of its own. */
function focusSearch(): boolean {
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
function moveRow(step: 1 | -1): string | null {
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
function closeDetail(): boolean {
  const close = document.querySelector<HTMLElement>('[data-detail-close]');
  close?.click();
  return close !== null;
}
