import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS } from '#shared/time/dates.ts';
import { dueAt, isMissed, type LineStep, nextStep, planOf } from './sequences.rules.ts';

const HOUR_MS = 3_600_000;

interface Walker {
  readonly passed: Set<string>;
  readonly got: { readonly step: string; readonly turn: number }[];
  passed_at: Date;
  isOver: boolean;
}

interface Placement {
  readonly turn: number;
  /** The line right after a step was put into it. */
  readonly line: readonly string[];
}

const timing = fc.oneof(
  fc.record({
    delay_unit: fc.constant('hours' as const),
    delay_count: fc.nat({ max: 72 }),
    send_hour: fc.constant(null),
  }),
  fc.record({
    delay_unit: fc.constant('days' as const),
    delay_count: fc.nat({ max: 3 }),
    send_hour: fc.option(fc.nat({ max: 23 })),
  }),
);
const place = fc.nat({ max: 20 });
const events = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant('add' as const), place, timing }),
    fc.record({ do: fc.constant('move' as const), place, to: place }),
    fc.record({ do: fc.constant('remove' as const), place }),
    fc.record({ do: fc.constant('retime' as const), place, timing }),
    fc.record({ do: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 60 }) }),
    fc.record({ do: fc.constant('enter' as const) }),
  ),
  { maxLength: 40 },
);

const stay = { exits_on_refund: false, exits_on_unsubscribe: false, exits_outside_segment: false };
const reachable = {
  is_bounced: false,
  has_consent: true,
  has_bought: false,
  was_refunded: false,
  is_in_segment: true,
};

/** A sequence in memory, looked at every hour as the worker does, that checks each mail as it leaves. */
function createSequence() {
  let line: LineStep[] = [];
  let now = new Date('2026-11-30T13:20:00Z');
  let turn = 0;
  let made = 0;
  const walkers: Walker[] = [];
  const placements = new Map<string, Placement>();

  function put(step: LineStep, at: number): void {
    line = line.toSpliced(at % (line.length + 1), 0, step);
    const ids = line.map(({ id }) => id);
    placements.set(step.id, { turn, line: ids });
    for (const walker of walkers) if (isMissed(ids, step.id, walker.passed)) walker.passed.add(step.id);
  }

  function send(walker: Walker, id: string): void {
    expect(walker.got.map(({ step }) => step)).not.toContain(id);
    const placed = placements.get(id);
    const behind = placed?.line.slice(placed.line.indexOf(id) + 1) ?? [];
    const before = walker.got.filter((one) => one.turn < (placed?.turn ?? 0)).map(({ step }) => step);
    expect(behind.filter((step) => before.includes(step))).toEqual([]);
    const step = line.find((one) => one.id === id);
    if (step === undefined) throw new Error('a removed step was sent');
    expect(dueAt(step, walker.passed_at, now) <= now).toBe(true);
    walker.got.push({ step: id, turn });
    walker.passed.add(id);
    walker.passed_at = now;
  }

  function look(walker: Walker): void {
    while (!walker.isOver) {
      const plan = planOf({ line, ...stay }, { ...walker, ...reachable }, now);
      if (plan.kind === 'wait') return;
      if (plan.kind === 'end') walker.isOver = true;
      if (plan.kind === 'pass') {
        send(walker, plan.step);
        walker.isOver = plan.next === null;
      }
    }
  }

  function wait(hours: number): void {
    for (let hour = 0; hour < hours; hour++) {
      turn += 1;
      now = new Date(now.getTime() + HOUR_MS);
      walkers.forEach(look);
    }
  }

  return {
    walkers,
    apply(event: (typeof events extends fc.Arbitrary<readonly (infer One)[]> ? One : never)): void {
      turn += 1;
      const old = 'place' in event ? line[event.place % Math.max(line.length, 1)] : undefined;
      if (event.do === 'add') put({ id: `step ${(made += 1)}`, ...event.timing }, event.place);
      if (event.do === 'enter') walkers.push({ passed: new Set(), got: [], passed_at: now, isOver: false });
      if (event.do === 'wait') wait(event.hours);
      if (old === undefined) return;
      if (event.do === 'remove' || event.do === 'move') line = line.filter((step) => step !== old);
      if (event.do === 'move') put(old, event.to);
      if (event.do === 'retime') line = line.map((step) => (step === old ? { ...step, ...event.timing } : step));
    },
    settle: () => wait((line.length * 4 + 1) * (DAY_MS / HOUR_MS)),
    left: (walker: Walker) => nextStep(line, walker.passed),
  };
}

test('however a line is edited, nobody gets a step twice, early, removed, or behind where they are, and all arrive', () => {
  fc.assert(
    fc.property(events, (given) => {
      const sequence = createSequence();
      given.forEach((event) => sequence.apply(event));
      sequence.settle();
      for (const walker of sequence.walkers) expect(walker.isOver).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('who enters after the last edit gets the whole line in its order', () => {
  fc.assert(
    fc.property(events, (given) => {
      const sequence = createSequence();
      given.forEach((event) => sequence.apply(event));
      sequence.apply({ do: 'enter' });
      const last = sequence.walkers.at(-1);
      sequence.settle();
      expect(last !== undefined && sequence.left(last)).toBe(null);
    }),
    { numRuns: 100 },
  );
});
