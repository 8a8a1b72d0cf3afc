import { useSyncExternalStore } from 'react';
import { store, THEME_KEY, type Theme } from '#app/lib/theme.ts';

const listeners = new Set<() => void>();

function current(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'bright';
}

function apply(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  for (const listener of listeners) listener();
}

function followOtherTabs(event: StorageEvent): void {
  if (event.key === THEME_KEY && (event.newValue === 'dark' || event.newValue === 'bright')) {
    apply(event.newValue);
  }
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', followOtherTabs);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTabs);
  };
}

/** Stores the choice under portal-theme and repaints at once. */
export function setTheme(theme: Theme): void {
  store(THEME_KEY, theme);
  apply(theme);
}

/** `theme` is null while the server's HTML is being taken over: only the browser knows the choice. */
export function useTheme(): { theme: Theme | null; setTheme: (theme: Theme) => void } {
  const theme = useSyncExternalStore<Theme | null>(subscribe, current, () => null);
  return { theme, setTheme };
}
