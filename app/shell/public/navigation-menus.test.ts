import { beforeEach, describe, expect, test } from 'vitest';
import { createHoverIntent, type HoverIntent } from './navigation-menus.tsx';

/** A clock that moves only when told. */
function handClock() {
  let now = 0;
  let next = 1;
  const due = new Map<number, { at: number; run: () => void }>();
  return {
    now: () => now,
    set(run: () => void, ms: number) {
      next += 1;
      due.set(next, { at: now + ms, run });
      return next;
    },
    clear(timer: number) {
      due.delete(timer);
    },
    pass(ms: number) {
      now += ms;
      for (const [timer, { at, run }] of due) {
        if (at > now) continue;
        due.delete(timer);
        run();
      }
    },
  };
}

describe('menus of the top navigation', () => {
  let clock: ReturnType<typeof handClock>;
  let shown: (string | null)[];
  let menus: HoverIntent;

  beforeEach(() => {
    clock = handClock();
    shown = [];
    menus = createHoverIntent((menu) => shown.push(menu), clock);
  });

  test('[PUB-041] a menu opens 200 ms after the pointer came to rest on it', () => {
    menus.enter('layanan');
    clock.pass(199);
    expect(shown).toEqual([]);
    clock.pass(1);
    expect(shown).toEqual(['layanan']);
  });

  test('[PUB-041] a pointer that only passes by opens nothing', () => {
    menus.enter('layanan');
    clock.pass(100);
    menus.leave();
    clock.pass(1000);
    expect(shown).toEqual([]);
  });

  test('[PUB-042] moving from one open menu to the next does not wait, nor does coming back within 300 ms', () => {
    menus.enter('layanan');
    clock.pass(200);
    menus.enter('tentang');
    expect(shown).toEqual(['layanan', 'tentang']);
    menus.leave();
    clock.pass(150);
    clock.pass(300);
    menus.enter('layanan');
    expect(shown).toEqual(['layanan', 'tentang', null, 'layanan']);
  });

  test('[PUB-042] after more than 300 ms the delay counts again', () => {
    menus.enter('layanan');
    clock.pass(200);
    menus.leave();
    clock.pass(150);
    clock.pass(301);
    menus.enter('tentang');
    expect(shown).toEqual(['layanan', null]);
  });

  test('[PUB-043] a menu closes 150 ms after the pointer left, unless it comes back', () => {
    menus.show('layanan');
    menus.leave();
    clock.pass(149);
    expect(shown).toEqual(['layanan']);
    menus.enter('layanan');
    clock.pass(1000);
    expect(shown).toEqual(['layanan']);
    menus.leave();
    clock.pass(150);
    expect(shown).toEqual(['layanan', null]);
  });

  test('a press opens and closes; what the pointer opened in that moment stays open', () => {
    menus.press('layanan');
    menus.press('layanan');
    expect(shown).toEqual(['layanan', null]);
    clock.pass(301);
    menus.enter('layanan');
    clock.pass(200);
    clock.pass(500);
    menus.press('layanan');
    expect(shown).toEqual(['layanan', null, 'layanan']);
    clock.pass(1);
    menus.press('layanan');
    expect(shown).toEqual(['layanan', null, 'layanan', null]);
  });

  test('a change of page closes at once and cancels what was about to open', () => {
    menus.enter('layanan');
    menus.show(null);
    clock.pass(1000);
    expect(shown).toEqual([]);
  });
});
