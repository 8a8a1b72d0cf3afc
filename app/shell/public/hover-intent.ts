/** In ms before a menu opens, unless another one closed just before; and before it closes. */
const OPEN_MS = 200;
const SKIP_MS = 300;
const CLOSE_MS = 150;
const PRESS_MS = 500;

type Timers = {
  set: (run: () => void, ms: number) => number;
  clear: (timer: number) => void;
  now: () => number;
};

export type HoverIntent = {
  enter: (menu: string) => void;
  leave: () => void;
  press: (menu: string) => void;
  show: (menu: string | null) => void;
  dispose: () => void;
};

/** Implements PUB-041 to PUB-043 free of the DOM: `onChange` gets the menu to show, or null. */
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
