import type { Discount } from '#contract/discounts/admin.ts';
import { exportHeadings as headings } from '#messages/documents/exports.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { CSV_TYPE, type CsvFile, type CsvRow, csvTable } from '#server/platform/text/csv.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { listDiscounts, selectCodes } from './desk.queries.ts';

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
