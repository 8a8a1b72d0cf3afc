import fc from 'fast-check';
import { isRecord } from '#shared/json.ts';

type Json = Readonly<Record<string, unknown>>;

const texts = [
  ...['', ' ', '\0', 'a\0b', '\ud800', '\u202e\u0301💥', 'x'.repeat(10_000), '💥'.repeat(300)],
  ...["' or 1=1 --", '%', '%_\\', '../../etc/passwd', '<script>alert(1)</script>', '\r\nBcc: a@b.c'],
  ...['null', 'NaN', '1e400', '0x10', '-0', '9'.repeat(40), 'Infinity', 'true', '[]', '{}', '-1', '1.5'],
  ...['2026-02-30', '0000-00-00', '0001-01-01', '9999-12-31', '10000-01-01', '2026-13-01', '1900-02-29'],
  ...[
    '2026-11-22T25:00:00Z',
    '1969-12-31T23:59:59.999+14:00',
    '+275760-09-13T00:00:00Z',
    '2026-11-22T09:30:00',
  ],
  ...['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-4fff-bfff-ffffffffffff', 'a@b.co', '0'],
];
const numbers = [
  ...[
    0,
    -1,
    1,
    1.5,
    0.1,
    2 ** 31 - 1,
    2 ** 31,
    -(2 ** 31) - 1,
    2 ** 53,
    -(2 ** 53),
    2 ** 63,
    1e15,
    1e20,
    1e308,
  ],
  ...[Number.MAX_SAFE_INTEGER, Number.MIN_VALUE, 100, 101, 100_000, 100_001],
];
const deep = (levels: number): unknown => (levels === 0 ? 1 : { a: [deep(levels - 1)] });
const others = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  deep(10),
  deep(40),
  Array(1000).fill(0),
  { a: { b: 'c' } },
];

/** Values that nobody means to get: wrong types, ends of ranges, zero bytes, odd dates, depth. */
export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...texts),
  fc.constantFrom<unknown>(...numbers),
  fc.constantFrom<unknown>(...others),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.double(),
);

/** The same as text, for an address. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...texts, ...numbers.map(String)),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

/** A value near a schema: sound or at an end of what it allows, and now and then hostile. */
export function near(schema: Json, find: (schema: Json) => Json): fc.Arbitrary<unknown> {
  const own = find(schema);
  return fc.oneof({ weight: 4, arbitrary: sound(own, find) }, { weight: 1, arbitrary: hostile });
}

function sound(own: Json, find: (schema: Json) => Json): fc.Arbitrary<unknown> {
  const choices = own.anyOf ?? own.oneOf;
  if (Array.isArray(choices)) return fc.oneof(...choices.map((each) => near(each, find)));
  if (own.const !== undefined) return fc.constant(own.const);
  if (Array.isArray(own.enum)) return fc.constantFrom(...own.enum);
  const types = [own.type].flat();
  return fc.oneof(...types.map((type) => typed(type, own, find)));
}

function typed(type: unknown, own: Json, find: (schema: Json) => Json): fc.Arbitrary<unknown> {
  switch (type) {
    case 'object':
      return objectNear(own, find);
    case 'array':
      return isRecord(own.items) ? fc.array(near(own.items, find), { maxLength: 3 }) : fc.constant([]);
    case 'string':
      return textNear(own);
    case 'integer':
    case 'number':
      return numberNear(own);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue();
  }
}

function objectNear({ properties, required }: Json, find: (schema: Json) => Json): fc.Arbitrary<unknown> {
  if (!isRecord(properties))
    return fc.dictionary(fc.string({ maxLength: 8 }), fc.jsonValue(), { maxKeys: 3 });
  const fields = Object.entries(properties).flatMap(([name, part]) =>
    isRecord(part) ? [[name, near(part, find)] as const] : [],
  );
  const requiredKeys = Array.isArray(required) ? required.map(String) : [];
  return fc.record(Object.fromEntries(fields), { requiredKeys });
}

function textNear({ format, minLength, maxLength }: Json): fc.Arbitrary<unknown> {
  const ends = [minLength, maxLength].filter((end) => typeof end === 'number');
  const lengths = ends.flatMap((end) => [end, end + 1, Math.max(0, end - 1)]).filter((end) => end <= 300_000);
  const usual = fc.oneof(
    fc.string({ maxLength: 20 }),
    fc.constantFrom('Contoh', 'contoh', '123456', 'a@b.co'),
  );
  if (format === 'uuid') return fc.uuid();
  if (format === 'email') return fc.constantFrom('sari@contoh.example', 'a@b.co', `${'x'.repeat(250)}@b.co`);
  if (format === 'date') return fc.date({ noInvalidDate: true }).map((day) => day.toISOString().slice(0, 10));
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((day) => day.toISOString());
  if (lengths.length === 0) return usual;
  return fc.oneof(usual, fc.constantFrom(...lengths.map((length) => 'x'.repeat(length))));
}

function numberNear({ minimum, maximum }: Json): fc.Arbitrary<unknown> {
  const ends = [minimum, maximum].filter((end) => typeof end === 'number');
  const near = ends.flatMap((end) => [end, end - 1, end + 1]);
  return fc.oneof(fc.constantFrom(0, 1, 2, 10_000, ...near), fc.integer());
}
