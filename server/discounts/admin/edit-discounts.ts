import type {
  createDiscount as creating,
  Discount,
  EditedDiscount,
  editDiscount as editing,
  endDiscounts as ending,
  ManyDiscounts,
  NewDiscount,
  restartDiscounts as restarting,
} from '#contract/discounts/admin.ts';
import type { RefusalOf } from '#contract/endpoint.ts';
import { exportHeadings as headings } from '#messages/documents/exports.ts';
import { type Actor, recordAudit, recordAudits } from '#server/audit/index.ts';
import type { Database, Reader, Tx } from '#server/platform/database/db.ts';
import { addJob } from '#server/platform/database/queue.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { CSV_TYPE, type CsvFile, type CsvRow, csvTable } from '#server/platform/text/csv.ts';
import { randomCode } from '#server/platform/text/random-code.ts';
import { MAX_BULK } from '#shared/lists.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { isOfPlans } from '#shared/shop/discounts.ts';
import {
  countRetention,
  hasOtherRetention,
  insertCodes,
  insertDiscount,
  listDiscounts,
  lockDiscount,
  markEnded,
  markRestarted,
  selectCodes,
  selectIds,
  updateDiscount,
} from './edit-discounts.queries.ts';

type CreateOutcome = Result<Discount, RefusalOf<typeof creating>>;

export function createDiscount(db: Database, asked: NewDiscount, actor: Actor): Promise<CreateOutcome> {
  return withTx(db, (tx) => createDiscountWithin(tx, asked, actor));
}

/** The caller's transaction must roll back on a refusal. */
export async function createDiscountWithin(
  tx: Tx,
  { code, batch, is_retention, ...terms }: NewDiscount,
  actor: Actor,
): Promise<CreateOutcome> {
  if (is_retention && (await hasOtherRetention(tx, []))) return refuse({ code: 'DISCOUNT_RETENTION_TAKEN' });
  const is_automatic = code === null && batch === null && !is_retention;
  const id = await insertDiscount(tx, {
    ...toStored(terms),
    is_automatic,
    is_retention,
    created_by: actor.id,
  });
  const codes = [
    ...(code === null ? [] : [{ code, discount_id: id, max_uses: null }]),
    ...randomCodes(batch).map((one) => ({ code: one, discount_id: id, max_uses: 1 })),
  ];
  if (codes.length > 0 && (await insertCodes(tx, codes)) < codes.length) {
    return refuse({ code: 'DISCOUNT_CODE_TAKEN' });
  }
  const made = await readSavedDiscount(tx, id);
  await scheduleInvalidation(tx, made);
  await recordAudit(tx, actor, {
    action: 'discount.created',
    subject: { type: 'discount', id },
    after: auditFacts(made),
  });
  return succeed(made);
}

function randomCodes(batch: NewDiscount['batch']): readonly string[] {
  if (batch === null) return [];
  const codes = new Set<string>();
  while (codes.size < batch.count) {
    codes.add(`${batch.prefix}${randomCode()}`);
  }
  return [...codes];
}

type EditOutcome = Result<Discount, RefusalOf<typeof editing>>;

/** End and title can always change; amount and targets only until the first use. */
export function editDiscount(
  db: Database,
  { id, terms, actor }: { readonly id: string; readonly terms: EditedDiscount; readonly actor: Actor },
): Promise<EditOutcome> {
  return withTx(db, async (tx): Promise<EditOutcome> => {
    if (!(await lockDiscount(tx, id))) return refuse({ code: 'DISCOUNT_NOT_FOUND' });
    const before = await readSavedDiscount(tx, id);
    const isPlain = terms.emails.length === 0 && !terms.first_purchase_only;
    if (before.is_retention && !isPlain) return refuse({ code: 'DISCOUNT_OFFER_IS_PLAIN' });
    if (before.is_automatic && terms.targets.some(isOfPlans))
      return refuse({ code: 'DISCOUNT_PLANS_BY_CODE' });
    if (before.is_locked && termsKey(before) !== termsKey(terms)) return refuse({ code: 'DISCOUNT_USED' });
    if (terms.max_uses !== null && terms.max_uses < before.use_count) {
      return refuse({ code: 'DISCOUNT_LIMIT_PASSED', details: { use_count: before.use_count } });
    }
    const starts_at = terms.starts_at ?? before.starts_at;
    if (terms.ends_at !== null && new Date(terms.ends_at) <= new Date(starts_at)) {
      return refuse({ code: 'DISCOUNT_ENDS_FIRST' });
    }
    await updateDiscount(tx, id, { ...toStored(terms), starts_at });
    const after = await readSavedDiscount(tx, id);
    await scheduleInvalidation(tx, after);
    await recordAudit(tx, actor, {
      action: 'discount.changed',
      subject: { type: 'discount', id },
      before: auditFacts(before),
      after: auditFacts(after),
    });
    return succeed(after);
  });
}

type DiscountTerms = Pick<EditedDiscount, 'percent' | 'amount' | 'targets' | 'periods'>;
const termsKey = ({ percent, amount, targets, periods }: DiscountTerms) =>
  JSON.stringify([percent, amount, targets.toSorted(), periods]);

const toStored = ({ starts_at, ...terms }: EditedDiscount) => ({
  ...terms,
  starts_at: starts_at ?? new Date().toISOString(),
});

/** E-mail addresses stay out of the log. */
function auditFacts({
  title,
  percent,
  amount,
  targets,
  periods,
  starts_at,
  ends_at,
  max_uses,
  ...rest
}: Discount) {
  const { minimum, max_uses_per_buyer, code, code_count, emails } = rest;
  const limits = { minimum, max_uses, max_uses_per_buyer, addresses: emails.length };
  return { title, percent, amount, targets, periods, starts_at, ends_at, ...limits, code, code_count };
}

type EndOutcome = Result<{ readonly ended: number }, RefusalOf<typeof ending>>;

export function endDiscounts(db: Database, many: ManyDiscounts, actor: Actor): Promise<EndOutcome> {
  return withTx(db, async (tx): Promise<EndOutcome> => {
    const ids = await idsOf(tx, many);
    if (ids.length > MAX_BULK) return tooManyRows;
    const ended = await markEnded(tx, ids);
    await recordAudits(tx, actor, eventsOf('discount.ended', ended));
    return succeed({ ended: ended.length });
  });
}

type RestartOutcome = Result<{ readonly restarted: number }, RefusalOf<typeof restarting>>;

/** At most one retention offer runs. */
export function restartDiscounts(db: Database, many: ManyDiscounts, actor: Actor): Promise<RestartOutcome> {
  return withTx(db, async (tx): Promise<RestartOutcome> => {
    const ids = await idsOf(tx, many);
    if (ids.length > MAX_BULK) return tooManyRows;
    const offers = await countRetention(tx, ids);
    if (offers > 1 || (offers === 1 && (await hasOtherRetention(tx, ids)))) {
      return refuse({ code: 'DISCOUNT_RETENTION_TAKEN' });
    }
    const restarted = await markRestarted(tx, ids);
    for (const id of restarted) await scheduleInvalidation(tx, await readSavedDiscount(tx, id));
    await recordAudits(tx, actor, eventsOf('discount.restarted', restarted));
    return succeed({ restarted: restarted.length });
  });
}

const tooManyRows = refuse({ code: 'TOO_MANY_ROWS' as const, details: { most: MAX_BULK } });

const idsOf = async (tx: Tx, { ids, filter = {} }: ManyDiscounts): Promise<readonly string[]> =>
  ids ?? (await selectIds(tx, filter, MAX_BULK + 1));

const eventsOf = (action: 'discount.ended' | 'discount.restarted', ids: readonly string[]) =>
  ids.map((id) => ({ action, subject: { type: 'discount' as const, id } }));

async function scheduleInvalidation(
  tx: Tx,
  { id, is_automatic, starts_at, ends_at }: Discount,
): Promise<void> {
  if (!is_automatic) return;
  const moments = { start: starts_at, end: ends_at };
  for (const [name, moment] of Object.entries(moments)) {
    if (moment === null || new Date(moment) <= new Date()) continue;
    const key = `discount-${name}:${id}`;
    await addJob(tx, { name: 'announce-prices', payload: {}, key, run_at: new Date(moment) });
  }
}

async function readSavedDiscount(tx: Tx, id: string): Promise<Discount> {
  const found = await getDiscount(tx, id);
  if (!found.ok) throw new Error('a discount that was just written is missing');
  return found.value;
}

interface DiscountNotFound {
  readonly code: 'DISCOUNT_NOT_FOUND';
}

const ONE = { limit: 1, offset: 0, from: 'start', sort: '-created_at' } as const;

export async function getDiscount(reader: Reader, id: string): Promise<Result<Discount, DiscountNotFound>> {
  const { discounts } = await listDiscounts(reader, { id }, ONE);
  const [discount] = discounts;
  return discount === undefined ? refuse({ code: 'DISCOUNT_NOT_FOUND' }) : succeed(discount);
}

export async function exportCodes(reader: Reader, id: string): Promise<Result<CsvFile, DiscountNotFound>> {
  const found = await getDiscount(reader, id);
  if (!found.ok) return found;
  return succeed({
    file_name: `codes-${id.slice(0, 8)}.csv`,
    content_type: CSV_TYPE,
    content: csvTable([headings.code, headings.uses, headings.maxUses], rowsOf(reader, id)),
  });
}

const BATCH = 1000;

async function* rowsOf(reader: Reader, id: string): AsyncGenerator<CsvRow, void> {
  for (let after = ''; ; ) {
    const codes = await selectCodes(reader, id, { after, limit: BATCH });
    for (const { code, uses, max_uses } of codes) yield [code, uses, max_uses ?? ''];
    after = codes.at(-1)?.code ?? '';
    if (codes.length < BATCH) return;
  }
}
