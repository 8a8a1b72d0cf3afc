/** How long the pointer rests before a menu opens, unless another one closed just before; and how long after it left. */
const OPEN_MS = 200;
const SKIP_MS = 300;
const CLOSE_MS = 150;
/** Who presses so soon after the pointer had opened it was about to open it themselves. */
const PRESS_MS = 500;

type Timers = {
  set: (run: () => void, ms: number) => number;
  clear: (timer: number) => void;
  now: () => number;
};

export type HoverIntent = {
  enter: (menu: string) => void;
  leave: () => void;
  /** A click or a key on the trigger: opens, or closes what was open long enough to be seen. */
  press: (menu: string) => void;
  /** Without waiting: Escape, a change of page. */
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
  let pointedAt = Number.NEGATIVE_INFINITY;
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
    press(menu) {
      show(open === menu && timers.now() - pointedAt > PRESS_MS ? null : menu);
    },
    enter(menu) {
      cancel();
      const skips = open !== null || timers.now() - closedAt <= SKIP_MS;
      const point = () => {
        pointedAt = timers.now();
        show(menu);
      };
      if (skips) point();
      else pending = timers.set(point, OPEN_MS);
    },
    leave() {
      cancel();
      if (open !== null) pending = timers.set(() => show(null), CLOSE_MS);
    },
    dispose: cancel,
  };
}
