import { useEffect, useRef } from 'react';

type Sheet = () => boolean;

let sheets: readonly Sheet[] = [];
/** The history entry on screen; null while the router has navigated by itself. */
let here: Entry | null = null;
let isListening = false;

interface Entry {
  readonly key: string;
  readonly depth: number;
}

const currentEntry = (): Entry => ({
  key: String(history.state?.key),
  depth: Number(history.state?.sheets ?? 0),
});

const PHONE = '(max-width: 767px)';

/**
 * On a phone an open sheet or dialog is one history entry, so that Back closes it. The entry reuses the page's address
 * and key, so the router ignores it. A sheet closed in another way leaves its entry behind: the next page replaces it,
 * and Back skips it. A held sheet, for instance while sending, stays open and keeps its entry.
 */
export function useHistoryStep(isOpen: boolean, isHeld: boolean, close: () => void): void {
  const latest = useRef({ isHeld, close });
  useEffect(() => {
    latest.current = { isHeld, close };
  });
  useEffect(() => {
    if (!isOpen || !matchMedia(PHONE).matches) return;
    return openStep(() => {
      if (latest.current.isHeld) return false;
      latest.current.close();
      return true;
    });
  }, [isOpen]);
}

function openStep(sheet: Sheet): () => void {
  listen();
  sheets = [...sheets, sheet];
  takeStep();
  return () => {
    sheets = sheets.filter((open) => open !== sheet);
  };
}

function takeStep(): void {
  const depth = sheets.length;
  if (currentEntry().depth < depth) {
    History.prototype.pushState.call(history, { ...history.state, sheets: depth }, '');
  }
  here = currentEntry();
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  // Capture runs before the router's listener, which would reload the page.
  window.addEventListener('popstate', onPopState, { capture: true });
  history.pushState = (...entry) => {
    const isStep = currentEntry().depth > 0;
    here = null;
    if (isStep) History.prototype.replaceState.apply(history, entry);
    else History.prototype.pushState.apply(history, entry);
  };
  history.replaceState = (...entry) => {
    here = null;
    History.prototype.replaceState.apply(history, entry);
  };
}

function onPopState(event: PopStateEvent): void {
  const before = here;
  here = currentEntry();
  if (before === null || before.key !== here.key) return;
  event.stopImmediatePropagation();
  const closing = sheets.slice(here.depth);
  const staying = closing.toReversed().filter((close) => !close());
  sheets = [...sheets.slice(0, here.depth), ...staying.toReversed()];
  if (staying.length > 0) takeStep();
  else if (here.depth < before.depth && closing.length === 0) history.back();
}
