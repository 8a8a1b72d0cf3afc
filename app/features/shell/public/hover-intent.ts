/** Open 200 ms after the pointer rests, at once when another menu closed within 300 ms, close 150 ms after it leaves. */
export const MENU_DELAYS = { openMs: 200, skipMs: 300, closeMs: 150 } as const;

type Timers = {
  set: (run: () => void, ms: number) => number;
  clear: (timer: number) => void;
  now: () => number;
};

export type HoverIntent = {
  enter: (menu: string) => void;
  leave: () => void;
  /** Opens or closes without waiting: a click, a key, a change of page. */
  show: (menu: string | null) => void;
  dispose: () => void;
};

/**
 * Decides which menu is open while the pointer moves over their triggers (PUB-041 to PUB-043). Free of the DOM:
 * `onChange` gets the menu to show, or null.
 */
export function createHoverIntent(onChange: (menu: string | null) => void, timers: Timers): HoverIntent {
  let open: string | null = null;
  let closedAt = Number.NEGATIVE_INFINITY;
  let pending: number | null = null;

  function cancel(): void {
    if (pending !== null) timers.clear(pending);
    pending = null;
  }

  function show(menu: string | null): void {
    cancel();
    if (menu === open) return;
    if (menu === null) closedAt = timers.now();
    open = menu;
    onChange(menu);
  }

  return {
    show,
    enter(menu) {
      cancel();
      const skips = open !== null || timers.now() - closedAt <= MENU_DELAYS.skipMs;
      if (skips) show(menu);
      else pending = timers.set(() => show(menu), MENU_DELAYS.openMs);
    },
    leave() {
      cancel();
      if (open !== null) pending = timers.set(() => show(null), MENU_DELAYS.closeMs);
    },
    dispose: cancel,
  };
}
