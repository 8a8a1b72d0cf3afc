import type {
  Availability,
  addDayOff as adding,
  removeDayOff as removing,
  SessionRules,
  saveSessionType as saving,
} from '#contract/bookings/admin-availability.ts';
import type { InputOf, RefusalOf } from '#contract/endpoint.ts';
import { type Actor, recordAudit } from '#server/audit/index.ts';
import { readHeldProducts } from '#server/catalog/index.ts';
import type { Database, Reader, Tx } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { unpaidKinds } from '#shared/bookings/bookings.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { DAY_MS, dayOf } from '#shared/time/dates.ts';
import {
  deleteBlockedTime,
  deleteDayOff,
  insertBlockedTime,
  insertDayOff,
  selectBlockedTimes,
  selectConsultations,
  selectDaysOff,
  selectSessionTypes,
  upsertDayOff,
  writeSessionType,
} from './admin-availability.queries.ts';
import {
  lockSchedule,
  readOfferedType,
  readSchedule,
  replaceStoredBusyTimes,
  type SessionType,
} from './availability.queries.ts';
import { type Days, holidaysFrom, nearestFree, type Slot, slotsOf } from './slots.rules.ts';

export async function readAvailability(reader: Reader, now: Date): Promise<Availability> {
  const today = dayOf(now);
  const [types, products, days_off, blocked_times] = await Promise.all([
    selectSessionTypes(reader, today),
    selectConsultations(reader),
    selectDaysOff(reader, today),
    selectBlockedTimes(reader, now),
  ]);
  const titles = new Map(products.map(({ id, title }) => [id, title]));
  return {
    session_types: types.map((type) => ({ ...type, title: titles.get(type.product_id ?? '') ?? null })),
    products: products.filter(({ id }) => !types.some(({ product_id }) => product_id === id)),
    days_off,
    blocked_times,
  };
}

interface SessionTypeEdit {
  /** A product id, `free` or `audit`. */
  readonly target: string;
  readonly rules: SessionRules;
}

/** Existing bookings stay where they are. */
export function saveSessionType(
  db: Database,
  saved: SessionTypeEdit,
  actor: Actor,
): Promise<Result<{ readonly id: string }, RefusalOf<typeof saving>>> {
  return withTx(db, (tx) => saveSessionTypeWithin(tx, saved, actor));
}

export async function saveSessionTypeWithin(
  tx: Tx,
  { target, rules }: SessionTypeEdit,
  actor: Actor,
): Promise<Result<{ readonly id: string }, RefusalOf<typeof saving>>> {
  const kind = unpaidKinds.find((one) => one === target);
  const offered = kind === undefined ? { product_id: target } : { kind };
  const [product] = kind === undefined ? await readHeldProducts(tx, [target]) : [];
  if (kind === undefined && product?.type !== 'consultation') return refuse({ code: 'PRODUCT_NOT_FOUND' });
  await lockSchedule(tx);
  const before = await readOfferedType(tx, offered);
  const { hours, date_hours, ...columns } = rules;
  // Free types are single sessions.
  const of = kind === undefined ? { kind: 'paid' as const, product_id: target } : { kind, sessions: 1 };
  const id = await writeSessionType(tx, { id: before?.id, hours, date_hours, type: { ...columns, ...of } });
  await recordAudit(tx, actor, {
    action: 'session_type.saved',
    subject: { type: 'session_type', id },
    ...(before !== null && { before }),
    after: { ...rules, of: product?.title ?? target },
  });
  return succeed({ id });
}

export function addDayOff(db: Database, day: InputOf<typeof adding>['body'], actor: Actor) {
  return withTx<{ readonly id: string }, never>(db, async (tx) => {
    const id = await upsertDayOff(tx, day);
    await recordAudit(tx, actor, { action: 'day_off.added', subject: { type: 'day_off', id }, after: day });
    return succeed({ id });
  });
}

export function loadHolidays(db: Database, now: Date, actor: Actor) {
  return withTx<{ readonly added: number }, never>(db, async (tx) => {
    const ids: string[] = [];
    for (const { day, name } of holidaysFrom(dayOf(now))) {
      const id = await insertDayOff(tx, { first_day: day, last_day: day, name, source: 'national' });
      if (id !== '') ids.push(id);
    }
    for (const id of ids) {
      await recordAudit(tx, actor, { action: 'day_off.added', subject: { type: 'day_off', id } });
    }
    return succeed({ added: ids.length });
  });
}

type RemovalResult = Result<{ readonly removed: true }, RefusalOf<typeof removing>>;

export function removeDayOff(db: Database, id: string, actor: Actor): Promise<RemovalResult> {
  return withTx(db, async (tx): Promise<RemovalResult> => {
    const before = await deleteDayOff(tx, id);
    if (before === null) return refuse({ code: 'CLOSED_TIME_NOT_FOUND' });
    await recordAudit(tx, actor, { action: 'day_off.removed', subject: { type: 'day_off', id }, before });
    return succeed({ removed: true });
  });
}

interface Block {
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly note: string;
}

/** Sessions already booked within the span stay. */
export function blockTime(db: Database, { starts_at, ends_at, note }: Block, actor: Actor) {
  return withTx<{ readonly id: string }, never>(db, async (tx) => {
    await lockSchedule(tx);
    const block = { starts_at: starts_at.toISOString(), ends_at: ends_at.toISOString(), note };
    const id = await insertBlockedTime(tx, block);
    await recordAudit(tx, actor, {
      action: 'time.blocked',
      subject: { type: 'blocked_time', id },
      after: block,
    });
    return succeed({ id });
  });
}

export function unblockTime(db: Database, id: string, actor: Actor): Promise<RemovalResult> {
  return withTx(db, async (tx): Promise<RemovalResult> => {
    if (!(await deleteBlockedTime(tx, id))) return refuse({ code: 'CLOSED_TIME_NOT_FOUND' });
    await recordAudit(tx, actor, { action: 'time.unblocked', subject: { type: 'blocked_time', id } });
    return succeed({ removed: true });
  });
}

export async function listSlots(
  reader: Reader,
  type: SessionType,
  window: { readonly days: Days; readonly now: Date },
): Promise<readonly Slot[]> {
  return slotsOf(await readSchedule(reader, type, window), window.days, window.now);
}

const NEAR_DAYS = 14;

export async function listNearest(
  reader: Reader,
  type: SessionType,
  { starts_at, now }: { readonly starts_at: Date; readonly now: Date },
): Promise<string[]> {
  const around = (days: number) => dayOf(new Date(starts_at.getTime() + days * DAY_MS));
  const days = { first: around(-NEAR_DAYS), last: around(NEAR_DAYS) };
  const slots = await listSlots(reader, type, { days, now });
  return nearestFree(slots, starts_at, 2).map((slot) => slot.starts_at.toISOString());
}

interface Busy {
  readonly starts_at: Date;
  readonly ends_at: Date;
}

export async function replaceBusyTimes(tx: Tx, calendar_id: string, times: readonly Busy[]): Promise<void> {
  await lockSchedule(tx);
  const rows = times.map(({ starts_at, ends_at }) => ({
    starts_at: starts_at.toISOString(),
    ends_at: ends_at.toISOString(),
  }));
  await replaceStoredBusyTimes(tx, calendar_id, rows);
}
