import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS } from '#shared/time/dates.ts';
import { dueAt, isMissed, type LineStep, planOf } from './sequences.rules.ts';

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

type Event = typeof events extends fc.Arbitrary<readonly (infer One)[]> ? One : never;

/** A sequence in memory, looked at every hour as the worker does. */
interface Model {
  line: readonly LineStep[];
  now: Date;
  /** Grows with each event and each hour. */
  turn: number;
  made: number;
  readonly walkers: Walker[];
  readonly placements: Map<string, Placement>;
}

const emptyModel = (): Model => ({
  line: [],
  now: new Date('2026-11-30T13:20:00Z'),
  turn: 0,
  made: 0,
  walkers: [],
  placements: new Map(),
});

function put(model: Model, step: LineStep, at: number): void {
  model.line = model.line.toSpliced(at % (model.line.length + 1), 0, step);
  const ids = model.line.map(({ id }) => id);
  model.placements.set(step.id, { turn: model.turn, line: ids });
  for (const { passed } of model.walkers) if (isMissed(ids, step.id, passed)) passed.add(step.id);
}

/** Fails when the mail is the second of its step, early, removed, or of a step that was put behind the walker. */
function send({ line, now, turn, placements }: Model, walker: Walker, id: string): void {
  expect(walker.got.map(({ step }) => step)).not.toContain(id);
  const step = line.find((one) => one.id === id);
  const placed = placements.get(id);
  if (step === undefined || placed === undefined) throw new Error('a removed step was sent');
  const behind = placed.line.slice(placed.line.indexOf(id) + 1);
  const before = walker.got.filter((one) => one.turn < placed.turn).map((one) => one.step);
  expect(behind.filter((one) => before.includes(one))).toEqual([]);
  expect(dueAt(step, walker.passed_at, now) <= now).toBe(true);
  walker.got.push({ step: id, turn });
  walker.passed.add(id);
  walker.passed_at = now;
}

function look(model: Model, walker: Walker): void {
  while (!walker.isOver) {
    const plan = planOf({ line: model.line, ...stay }, { ...walker, ...reachable }, model.now);
    if (plan.kind === 'wait') return;
    if (plan.kind === 'pass') send(model, walker, plan.step);
    walker.isOver = plan.kind === 'end' || plan.next === null;
  }
}

function wait(model: Model, hours: number): void {
  for (let hour = 0; hour < hours; hour++) {
    model.turn += 1;
    model.now = new Date(model.now.getTime() + HOUR_MS);
    for (const walker of model.walkers) look(model, walker);
  }
}

function apply(model: Model, event: Event): void {
  model.turn += 1;
  switch (event.do) {
    case 'wait':
      wait(model, event.hours);
      break;
    case 'enter':
      model.walkers.push({ passed: new Set(), got: [], passed_at: model.now, isOver: false });
      break;
    case 'add':
      model.made += 1;
      put(model, { id: `step ${model.made}`, ...event.timing }, event.place);
      break;
    default:
      edit(model, event);
  }
}

function edit(model: Model, event: Exclude<Event, { readonly do: 'wait' | 'enter' | 'add' }>): void {
  const old = model.line[event.place % Math.max(model.line.length, 1)];
  if (old === undefined) return;
  if (event.do === 'retime') {
    model.line = model.line.map((step) => (step === old ? { ...step, ...event.timing } : step));
    return;
  }
  model.line = model.line.filter((step) => step !== old);
  if (event.do === 'move') put(model, old, event.to);
}

/** Every step of the line is due at the latest four days after the one before. */
const settle = (model: Model) => wait(model, (model.line.length * 4 + 1) * (DAY_MS / HOUR_MS));

test('however a line is edited, nobody gets a step twice, early, removed, or behind where they are, and all arrive', () => {
  fc.assert(
    fc.property(events, (given) => {
      const model = emptyModel();
      for (const event of given) apply(model, event);
      settle(model);
      expect(model.walkers.every(({ isOver }) => isOver)).toBe(true);
    }),
    { numRuns: 200 },
  );
});

test('who enters after the last edit gets the whole line in its order', () => {
  fc.assert(
    fc.property(events, (given) => {
      const model = emptyModel();
      for (const event of given) apply(model, event);
      apply(model, { do: 'enter' });
      settle(model);
      expect(model.walkers.at(-1)?.got.map(({ step }) => step)).toEqual(model.line.map(({ id }) => id));
    }),
    { numRuns: 100 },
  );
});
