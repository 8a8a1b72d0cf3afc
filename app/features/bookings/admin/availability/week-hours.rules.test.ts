import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addSpan,
  changeStart,
  fitSpan,
  grabAt,
  type Span,
  spanAfterKey,
  spanAtDrag,
  type WeekSpan,
  weekText,
} from './week-hours.rules.ts';

const morning: WeekSpan = { weekday: 1, from_minute: 540, until_minute: 720 };
const afternoon: WeekSpan = { weekday: 1, from_minute: 780, until_minute: 1020 };
const week = [morning, afternoon];

describe('a span of the week', () => {
  test('is moved within its day, to another day, and by one of its ends', () => {
    const drag = (minute: number, to: { weekday: number; minute: number }) =>
      spanAtDrag(grabAt(week, { weekday: 1, minute }, 20), to);
    expect(drag(600, { weekday: 1, minute: 571 })).toEqual({
      ...morning,
      from_minute: 510,
      until_minute: 690,
    });
    expect(drag(600, { weekday: 4, minute: 600 })).toEqual({ ...morning, weekday: 4 });
    expect(drag(545, { weekday: 2, minute: 484 })).toEqual({ ...morning, from_minute: 480 });
    expect(drag(715, { weekday: 1, minute: 760 })).toEqual({ ...morning, until_minute: 765 });
  });

  test('is drawn where there is none, from the quarter that was pressed', () => {
    const grab = grabAt(week, { weekday: 3, minute: 608 }, 20);
    expect(grab.place).toBeNull();
    expect(spanAtDrag(grab, { weekday: 3, minute: 725 })).toEqual({
      ...{ weekday: 3, from_minute: 600, until_minute: 720 },
    });
  });

  test('follows the arrow keys, its end those with Shift', () => {
    expect(spanAfterKey(morning, 'ArrowUp', false)).toEqual({
      ...morning,
      from_minute: 525,
      until_minute: 705,
    });
    expect(spanAfterKey(morning, 'ArrowDown', true)).toEqual({ ...morning, until_minute: 735 });
    expect(spanAfterKey(morning, 'ArrowRight', false)).toEqual({ ...morning, weekday: 2 });
    expect(spanAfterKey(morning, 'Enter', false)).toBeNull();
  });

  test('stays where it is when it would meet another, leave the day or have no length', () => {
    for (const wanted of [
      { ...morning, until_minute: 795 },
      { ...morning, from_minute: -15 },
      { ...morning, until_minute: 1455 },
      { ...morning, weekday: 8 },
      { ...morning, until_minute: 540 },
    ])
      expect(fitSpan(week, 0, wanted)).toBe(week);
    expect(fitSpan(week, 0, { ...morning, until_minute: 780 })[0]?.until_minute).toBe(780);
  });

  test('never overlaps another, however it is dragged', () => {
    const point = fc.record({
      weekday: fc.integer({ min: 1, max: 7 }),
      minute: fc.integer({ min: 0, max: 1439 }),
    });
    fc.assert(
      fc.property(fc.array(fc.tuple(point, point), { maxLength: 30 }), (drags) => {
        let hours: readonly WeekSpan[] = week;
        for (const [from, to] of drags) {
          const grab = grabAt(hours, from, 20);
          const place = grab.place ?? hours.length;
          const all = grab.place === null ? [...hours, grab.span] : hours;
          const next = fitSpan(all, place, spanAtDrag(grab, to));
          hours = next === all ? hours : next;
        }
        for (const [place, a] of hours.entries()) {
          expect(a.from_minute).toBeLessThan(a.until_minute);
          for (const b of hours.slice(place + 1))
            expect(
              a.weekday !== b.weekday || a.until_minute <= b.from_minute || b.until_minute <= a.from_minute,
            ).toBe(true);
        }
      }),
    );
  });
});

test('one span more comes after the last, before the first where the day is over, or not at all', () => {
  expect(addSpan([])).toEqual([{ from_minute: 540, until_minute: 1020 }]);
  expect(addSpan([morning])?.at(-1)).toEqual({ from_minute: 780, until_minute: 960 });
  expect(addSpan([{ from_minute: 600, until_minute: 1440 }])?.[0]).toEqual({
    from_minute: 360,
    until_minute: 540,
  });
  expect(addSpan([{ from_minute: 60, until_minute: 1440 }])).toBeNull();
});

test('a beginning after the end takes the end along', () => {
  expect(changeStart(morning, 480)).toEqual({ from_minute: 480, until_minute: 720 });
  expect(changeStart(morning, 780)).toEqual({ from_minute: 780, until_minute: 960 });
  expect(changeStart(morning, 1380)).toEqual({ from_minute: 1380, until_minute: 1440 });
});

test('a week is said in a line: days in a row with the same hours once, each change anew', () => {
  const of = (weekday: number, ...spans: readonly Span[]) => spans.map((span) => ({ ...span, weekday }));
  const afternoon = { from_minute: 780, until_minute: 1020 };
  const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
  const hours = [
    ...[1, 2, 3, 5].flatMap((weekday) => of(weekday, afternoon, morning)),
    ...of(6, morning),
    ...of(7, morning),
  ];
  const day = '09.00–12.00, 13.00–17.00';
  expect(weekText(hours, names)).toBe(`Mon–Wed ${day}; Fri ${day}; Sat–Sun 09.00–12.00`);
  expect(weekText([], names)).toBe('');
});
