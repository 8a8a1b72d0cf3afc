import { useSyncExternalStore } from 'react';
import { THEME_KEY, type Theme, writeStorage } from '#app/lib/theme.ts';

const listeners = new Set<() => void>();

function readTheme(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'bright';
}

function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  for (const listener of listeners) listener();
}

function onStorage(event: StorageEvent): void {
  if (event.key === THEME_KEY && (event.newValue === 'dark' || event.newValue === 'bright')) {
    applyTheme(event.newValue);
  }
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
}

export function setTheme(theme: Theme): void {
  writeStorage(THEME_KEY, theme);
  applyTheme(theme);
}

/** `theme` is null during hydration: only the browser knows the choice. */
export function useTheme(): { theme: Theme | null; setTheme: (theme: Theme) => void } {
  const theme = useSyncExternalStore<Theme | null>(subscribe, readTheme, () => null);
  return { theme, setTheme };
}
