import { Search } from 'lucide-react';
import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { toast } from '#app/lib/toast.ts';
import { commandPaletteCopy as copy } from '#messages/shell/command-palette.ts';

export interface PaletteProps {
  readonly typed: string;
  readonly onClose: () => void;
}

interface PaletteOptions<Props extends PaletteProps> {
  /** Must be a stable function. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly render: (Palette: ComponentType<Props>, opened: PaletteProps) => ReactNode;
}

export function usePalette<Props extends PaletteProps>({
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
  usePreloadWhenIdle(useCallback(() => void load().catch(() => undefined), [load]));
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
  useBufferedKeys(isWaiting, (key) => (key === 'Escape' ? close() : setTyped((text) => applyKey(text, key))));
  const paletteProps = { typed, onClose: close };
  return {
    open: () => setIsOpen(true),
    palette:
      isOpen && (loaded === null ? <PaletteSkeleton typed={typed} /> : render(loaded.Palette, paletteProps)),
  };
}

function useShortcut(toggle: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.altKey) return;
      if (event.defaultPrevented) return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [toggle]);
}

function usePreloadWhenIdle(preload: () => void): void {
  useEffect(() => {
    if (!window.matchMedia('(pointer: fine)').matches) return;
    // Not every browser has `requestIdleCallback`.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(preload, 1500);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(preload);
    return () => cancelIdleCallback(handle);
  }, [preload]);
}

/** Takes no focus, because the palette will. */
function PaletteSkeleton({ typed: initialQuery }: { readonly typed: string }) {
  return (
    <div role="status" className="fixed inset-0 z-50 bg-scrim">
      <div className="fixed flex min-h-15 items-center gap-3 bg-lift px-5 text-ink shadow-3 ring-1 ring-line max-md:inset-x-0 max-md:bottom-0 max-md:rounded-t-sheet md:top-[18%] md:left-1/2 md:w-[calc(100vw-48px)] md:max-w-[640px] md:-translate-x-1/2 md:rounded-card">
        <Search aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
        {initialQuery === '' ? (
          <span className="text-control text-ink-3">{copy.loading}</span>
        ) : (
          <>
            <span className="sr-only">{copy.loading}</span>
            <span aria-hidden="true" className="min-w-0 truncate text-control">
              {initialQuery}
            </span>
          </>
        )}
      </div>
    </div>
  );
}

const MAX_LENGTH = 100;

export function applyKey(text: string, key: string): string {
  if (key === 'Backspace') return [...text].slice(0, -1).join('');
  return [...key].length === 1 ? (text + key).slice(0, MAX_LENGTH) : text;
}

/** Buffers keys until the palette has loaded, so that Enter presses no button of the page below. */
function useBufferedKeys(isWaiting: boolean, onKey: (key: string) => void): void {
  const onKeyRef = useRef(onKey);
  onKeyRef.current = onKey;
  useEffect(() => {
    if (!isWaiting) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      onKeyRef.current(event.key);
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [isWaiting]);
}
