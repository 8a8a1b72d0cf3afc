import { formatCardDate, formatTime } from '#shared/dates.ts';
import { formatRupiah, rupiah, SEN_PER_RUPIAH } from '#shared/money.ts';
import { auditCopy as copy } from './audit-copy.ts';

const LONGEST = 400;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;
const PRICE = /(^|\.)(price|original_price|amount)$/;

/** A fact as people read it: money in rupiah, moments in WIB, lists line by line. */
export function factText(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return copy.empty;
  if (typeof value === 'boolean') return value ? copy.yes : copy.no;
  if (typeof value === 'number') return numberText(name, value);
  if (Array.isArray(value)) return listText(name, value);
  if (typeof value !== 'string') return clipped(JSON.stringify(value));
  return MOMENT.test(value) ? `${formatCardDate(value)}, ${formatTime(value)} WIB` : clipped(value);
}

function numberText(name: string, value: number): string {
  if (!Number.isSafeInteger(value)) return String(value);
  if (name.endsWith('_bigint')) return formatRupiah(rupiah(Math.trunc(value / SEN_PER_RUPIAH)));
  return PRICE.test(name) ? formatRupiah(rupiah(value)) : String(value);
}

function listText(name: string, values: readonly unknown[]): string {
  return values.length === 0 ? copy.empty : clipped(values.map((value) => factText(name, value)).join('\n'));
}

const clipped = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
