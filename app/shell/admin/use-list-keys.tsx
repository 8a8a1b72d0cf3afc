import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { DialogFrame } from '#app/components/dialogs/dialog-frame.tsx';
import { Switch } from '#app/components/ui/switch.tsx';
import { adminShellCopy, adminKeysCopy as copy } from '#messages/shell/admin.ts';

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

function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const [isOn, setIsOn] = useState(areShortcutsEnabled);
  const switchId = useId();
  const turn = (next: boolean) => {
    setShortcutsEnabled(next);
    setIsOn(next);
  };
  const keys = [
    ...listKeys.map(({ key, does }) => ({ key: copy.names[key], text: copy.does[does] })),
    { key: adminShellCopy.searchKeys, text: adminShellCopy.search },
  ];
  return (
    <DialogFrame title={copy.title} text={copy.text} onClose={onClose}>
      <dl>
        {keys.map(({ key, text }) => (
          <div
            key={key}
            className="flex min-h-11 items-center justify-between gap-4 border-line border-b text-ui"
          >
            <dt className="order-last">
              <kbd className="inline-grid min-h-7 min-w-7 place-items-center rounded-tag bg-sunk px-2 font-sans font-semibold text-small shadow-[inset_0_0_0_1px_var(--line-strong)]">
                {key}
              </kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-2 flex items-center justify-between gap-4">
        <label htmlFor={switchId} className="font-semibold text-ui">
          {copy.on}
        </label>
        <Switch id={switchId} checked={isOn} onCheckedChange={turn} />
      </div>
    </DialogFrame>
  );
}

const listKeys = [
  { key: '?', does: 'help' },
  { key: '/', does: 'search' },
  { key: 'j', does: 'next' },
  { key: 'k', does: 'previous' },
  { key: 'Enter', does: 'open' },
  { key: 'Escape', does: 'close' },
] as const satisfies readonly { readonly key: string; readonly does: keyof typeof copy.does }[];

type ListCommand = (typeof listKeys)[number]['does'];

const STORAGE_KEY = 'admin-keys';

/** Single keys can be turned off, for speech input and tremor (WCAG 2.1.4). */
const areShortcutsEnabled = (): boolean => localStorage.getItem(STORAGE_KEY) !== 'off';
const setShortcutsEnabled = (isOn: boolean): void => localStorage.setItem(STORAGE_KEY, isOn ? 'on' : 'off');

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
