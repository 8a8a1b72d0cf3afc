import { auditCopy as copy } from '#messages/audit/admin.ts';
import { isRecord } from '#shared/json.ts';
import { formatRupiah, rupiah, SEN_PER_RUPIAH } from '#shared/money/money.ts';
import { formatCardDate, formatTime } from '#shared/time/dates.ts';
import { valueLabel } from './audit-labels.ts';

export interface Change {
  readonly name: string;
  readonly before: unknown;
  readonly after: unknown;
}

export function diffFields(before: unknown, after: unknown): readonly Change[] {
  const [old, now] = [flatten(before), flatten(after)];
  const names = [...new Set([...old.keys(), ...now.keys()])];
  return names
    .map((name) => ({ name, before: old.get(name), after: now.get(name) }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));
}

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && !Array.isArray(value);

function flatten(facts: unknown, prefix = ''): Map<string, unknown> {
  if (!isPlainObject(facts)) return new Map();
  return new Map(
    Object.entries(facts).flatMap(([name, value]) =>
      isPlainObject(value)
        ? [...flatten(value, `${prefix}${name}.`)]
        : [[`${prefix}${name}`, value] as const],
    ),
  );
}

const MAX_LENGTH = 400;
const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;
const PRICE_FIELD = /(^|\.)(price|original_price|amount)$/;

export function formatFieldValue(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return copy.empty;
  if (typeof value === 'boolean') return value ? copy.yes : copy.no;
  if (typeof value === 'number') return formatNumber(name, value);
  if (Array.isArray(value)) return formatList(name, value);
  if (typeof value !== 'string') return truncate(JSON.stringify(value));
  return TIMESTAMP.test(value)
    ? `${formatCardDate(value)}, ${formatTime(value)} WIB`
    : truncate(valueLabel(name, value));
}

function formatNumber(name: string, value: number): string {
  if (!Number.isSafeInteger(value)) return String(value);
  if (name.endsWith('_bigint')) return formatRupiah(rupiah(Math.trunc(value / SEN_PER_RUPIAH)));
  return PRICE_FIELD.test(name) ? formatRupiah(rupiah(value)) : String(value);
}

function formatList(name: string, values: readonly unknown[]): string {
  return values.length === 0
    ? copy.empty
    : truncate(values.map((value) => formatFieldValue(name, value)).join('\n'));
}

const truncate = (text: string): string =>
  text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
