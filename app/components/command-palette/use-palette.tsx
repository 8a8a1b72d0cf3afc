import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { toast } from '#app/lib/toast.ts';
import { paletteWords as copy } from './palette-copy.ts';
import { PaletteWaiting } from './palette-waiting.tsx';
import { afterKey, useKeysMeanwhile } from './use-keys-meanwhile.ts';

/** What every palette is given when it opens. */
export interface OpenedPalette {
  /** What was typed while its code was on its way. */
  readonly typed: string;
  readonly onClose: () => void;
}

interface PaletteOptions<Props extends OpenedPalette> {
  /** Must stay the same function. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly render: (Palette: ComponentType<Props>, opened: OpenedPalette) => ReactNode;
}

/**
 * A command palette behind its shortcut: Ctrl+K, and on a Mac Command+K. Its code comes once a device with a keyboard
 * is idle, or when it is first opened; what is typed until then is kept for it, and goes nowhere else.
 */
export function usePalette<Props extends OpenedPalette>({
  load,
  render,
}: PaletteOptions<Props>): {
  readonly open: () => void;
  readonly palette: ReactNode;
} {
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  // A component is a function, so it is kept in an object.
  const [loaded, setLoaded] = useState<{ readonly Palette: ComponentType<Props> } | null>(null);
  const close = useCallback(() => {
    setIsOpen(false);
    setTyped('');
  }, []);
  useShortcut(useCallback(() => setIsOpen((isThere) => !isThere), []));
  useWhenIdle(useCallback(() => void load().catch(() => undefined), [load]));
  useEffect(() => {
    if (!isOpen) return;
    load().then(
      (Palette) => setLoaded({ Palette }),
      () => {
        close();
        toast.error(copy.lost);
      },
    );
  }, [isOpen, load, close]);
  const isWaiting = isOpen && loaded === null;
  useKeysMeanwhile(isWaiting, (key) =>
    key === 'Escape' ? close() : setTyped((text) => afterKey(text, key)),
  );
  const opened = { typed, onClose: close };
  return {
    open: () => setIsOpen(true),
    palette: isOpen && (loaded === null ? <PaletteWaiting typed={typed} /> : render(loaded.Palette, opened)),
  };
}

function useShortcut(toggle: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.altKey) return;
      if (event.defaultPrevented) return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [toggle]);
}

/** A telephone has no Ctrl+K: it spares the bytes until its button is used. */
function useWhenIdle(preload: () => void): void {
  useEffect(() => {
    if (!window.matchMedia('(pointer: fine)').matches) return;
    // Not every browser says when it is idle.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(preload, 1500);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(preload);
    return () => cancelIdleCallback(handle);
  }, [preload]);
}
