import { useEffect, useRef } from 'react';

/** Closes what lies over the page; false: it stays. */
type Sheet = () => boolean;

/** What lies over the page; the first one is the first step after the page's own. */
let sheets: readonly Sheet[] = [];
/** The entry of the history on screen; null while the router has moved on by itself. */
let here: Entry | null = null;
let isListening = false;

interface Entry {
  /** The router's name of the location. */
  readonly key: string;
  /** How many sheets it was made for. */
  readonly depth: number;
}

const entryNow = (): Entry => ({
  key: String(history.state?.key),
  depth: Number(history.state?.sheets ?? 0),
});

const PHONE = '(max-width: 767px)';

/**
 * On a phone, where it covers the page, an open sheet or dialog is one step of the history: Back closes it. The step is
 * an entry with the address and the key of the page, so the router is not told of it. One that was closed in another way
 * leaves its entry behind: the next page takes its place, and Back passes over it. One that is held, as while it sends,
 * stays open and keeps its step.
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
  if (entryNow().depth < depth) {
    History.prototype.pushState.call(history, { ...history.state, sheets: depth }, '');
  }
  here = entryNow();
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  // Before the router, which would load the page once more.
  window.addEventListener('popstate', onPopState, { capture: true });
  history.pushState = (...entry) => {
    const isStep = entryNow().depth > 0;
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
  here = entryNow();
  if (before === null || before.key !== here.key) return;
  event.stopImmediatePropagation();
  const closing = sheets.slice(here.depth);
  const staying = closing.toReversed().filter((close) => !close());
  sheets = [...sheets.slice(0, here.depth), ...staying.toReversed()];
  if (staying.length > 0) takeStep();
  else if (here.depth < before.depth && closing.length === 0) history.back();
}
