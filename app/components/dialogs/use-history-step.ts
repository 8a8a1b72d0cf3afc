import { useEffect, useRef } from 'react';

/** What lies over the page; the first one is the first step after the page's own. */
let sheets: readonly (() => void)[] = [];
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
 * leaves its entry behind: the next page takes its place, and Back passes over it.
 */
export function useHistoryStep(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOpen || !matchMedia(PHONE).matches) return;
    return openStep(() => latest.current());
  }, [isOpen]);
}

function openStep(close: () => void): () => void {
  listen();
  sheets = [...sheets, close];
  const depth = sheets.length;
  if (entryNow().depth < depth) {
    History.prototype.pushState.call(history, { ...history.state, sheets: depth }, '');
  }
  here = entryNow();
  return () => {
    sheets = sheets.filter((open) => open !== close);
  };
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
  sheets = sheets.slice(0, here.depth);
  for (const close of closing.toReversed()) close();
  if (here.depth < before.depth && closing.length === 0) history.back();
}
