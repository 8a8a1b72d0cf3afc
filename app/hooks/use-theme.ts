import { create } from 'zustand';
import { THEME_KEY, type Theme, writeStorage } from '#app/lib/theme.ts';

/** Null during hydration: only the browser knows the choice. */
const useThemeStore = create<Theme | null>(() => null);

if (typeof window !== 'undefined') {
  useThemeStore.setState(document.documentElement.dataset.theme === 'dark' ? 'dark' : 'bright');
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === THEME_KEY && (newValue === 'dark' || newValue === 'bright')) applyTheme(newValue);
  });
}

function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  useThemeStore.setState(theme);
}

export function setTheme(theme: Theme): void {
  writeStorage(THEME_KEY, theme);
  applyTheme(theme);
}

export function useTheme(): { theme: Theme | null; setTheme: (theme: Theme) => void } {
  return { theme: useThemeStore(), setTheme };
}
