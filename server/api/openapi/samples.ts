import type { z } from 'zod';
import { isRecord } from '#shared/json.ts';
import { type Components, type Json, resolve } from './components.ts';

const texts: Readonly<Record<string, string>> = {
  address: 'Jl. Merdeka 1, Jakarta',
  alt: 'Sampul template',
  business_name: 'Kopi Senja',
  category: 'Otomasi',
  code: 'K7QX-M2RD',
  company: 'Kopi Senja',
  customer_email: 'sari@contoh.example',
  customer_name: 'Sari Wulandari',
  email: 'sari@contoh.example',
  file_name: 'panduan.pdf',
  full_name: 'Sari Wulandari',
  invoice_number: 'INV/2026/000001',
  list: '/admin/orders',
  month: '2026-11',
  name: 'Sari Wulandari',
  npwp: '0012345678901000',
  password: 'kopi susu di teras',
  phone: '+6281234567890',
  phone_number: '+6281234567890',
  query: 'status=failed',
  reason: 'Tidak sesuai kebutuhan',
  slug: 'template-otomasi-faktur',
  summary: 'Menghubungkan faktur dan pembukuan.',
  title: 'Template Otomasi Faktur',
  url: 'https://arunika.example/marketplace',
  whatsapp: '+6281234567890',
};

const formats: Readonly<Record<string, string>> = {
  date: '2026-11-22',
  'date-time': '2026-11-22T09:30:00+07:00',
  email: 'sari@contoh.example',
  uri: 'https://arunika.example/marketplace',
  uuid: '0192f0c8-7c1e-7b6a-9d55-3f1f0c8a4e11',
};

const patterned = [
  ...Object.values(formats),
  ...Object.values(texts),
  '123456',
  'a1b2c3',
  'K7QXM2RD',
  'all',
  '09:30',
  'dev_0123456789abcdef0123',
  'berkas.webp',
  'A'.repeat(64),
  'Ab3_'.repeat(11).slice(0, 43),
];

const numbers: Readonly<Record<string, number>> = {
  limit: 20,
  offset: 0,
  page: 1,
  rating: 5,
  rating_average: 4.8,
  percent: 80,
  total: 1,
  price: 50_000,
  amount: 50_000,
};

interface SampleOptions extends Pick<Components, 'schemas'> {
  /** `required` leaves optional fields out. */
  readonly fields: 'all' | 'required';
}

function sampleOf(schema: Json, name: string, sampling: SampleOptions): unknown {
  const own = resolve(schema, sampling);
  const { examples, anyOf, oneOf, allOf } = own;
  if (Array.isArray(examples)) return examples[0];
  if (own.const !== undefined) return own.const;
  if (Array.isArray(own.enum)) return own.enum[0];
  if (Array.isArray(allOf)) return Object.assign({}, ...allOf.map((part) => sampleOf(part, name, sampling)));
  const choices = anyOf ?? oneOf;
  if (Array.isArray(choices)) {
    const choice = choices.find((each) => isRecord(each) && each.type !== 'null');
    return isRecord(choice) ? sampleOf(choice, name, sampling) : null;
  }
  const type = Array.isArray(own.type) ? own.type.find((each) => each !== 'null') : own.type;
  switch (type) {
    case 'object':
      return objectOf(own, name, sampling);
    case 'array':
      return listOf(own, name, sampling);
    case 'string':
      return textOf(own, name);
    case 'integer':
    case 'number':
      return numberOf(own, name);
    case 'boolean':
      return own.default ?? true;
    default:
      return type === 'null' ? null : {};
  }
}

function objectOf({ properties, required }: Json, name: string, sampling: SampleOptions): Json {
  if (!isRecord(properties)) return {};
  const needed = Array.isArray(required) ? required : [];
  const shown = Object.entries(properties).filter(
    ([field]) => sampling.fields === 'all' || needed.includes(field),
  );
  return Object.fromEntries(
    shown.map(([field, part]) => [field, isRecord(part) ? sampleOf(part, field || name, sampling) : null]),
  );
}

function listOf({ items, minItems, prefixItems }: Json, name: string, sampling: SampleOptions): unknown[] {
  if (Array.isArray(prefixItems)) return prefixItems.map((part) => sampleOf(part, name, sampling));
  if (!isRecord(items)) return [];
  const length = typeof minItems === 'number' ? Math.max(1, minItems) : 1;
  return Array.from({ length }, () => sampleOf(items, name.replace(/s$/, ''), sampling));
}

const PICTURE = '/api/media/0192f0c8-7c1e-7b6a-9d55-3f1f0c8a4e11/1600x900-1b2a4d.webp';

function addressOf(name: string): string | undefined {
  if (/_(image|avatar)$/.test(name)) return PICTURE;
  return /_(url|link)$/.test(name) ? formats.uri : undefined;
}

function textOf({ format, pattern, minLength, maxLength, ...rest }: Json, name: string): string {
  if (typeof rest.default === 'string') return rest.default;
  const least = typeof minLength === 'number' ? minLength : 0;
  const most = typeof maxLength === 'number' ? maxLength : Number.POSITIVE_INFINITY;
  const ofName = texts[name] ?? addressOf(name);
  const ofFormat = typeof format === 'string' ? formats[format] : undefined;
  const rule = typeof pattern === 'string' ? new RegExp(pattern, 'u') : null;
  const candidates = [ofFormat, ofName, ...(rule === null ? [] : patterned), 'Contoh', 'Contoh '.repeat(40)];
  const fits = (text: string) => text.length >= least && (rule === null || rule.test(text));
  const found = candidates.flatMap((text) => (text === undefined ? [] : [text.slice(0, most)])).find(fits);
  if (found === undefined) throw new Error(`no example of ${name}, which is like ${pattern}`);
  return found;
}

function numberOf({ minimum, maximum, ...rest }: Json, name: string): number {
  if (typeof rest.default === 'number') return rest.default;
  const usual = numbers[name] ?? (name.endsWith('_bigint') ? 5_000_000 : 1);
  const least = typeof minimum === 'number' ? minimum : usual;
  const most = typeof maximum === 'number' ? maximum : usual;
  return Math.min(Math.max(usual, least), most);
}

/** Schemas with rules beyond JSON Schema bring their own by `.meta({ examples: [...] })`. */
export function exampleOf(schema: z.ZodType, components: Components): unknown {
  // Zod leaves examples out of a schema that transforms its input.
  const { examples } = schema.meta() ?? {};
  if (Array.isArray(examples)) return examples[0];
  const written: Json = components.schema(schema);
  for (const fields of ['all', 'required'] as const) {
    const sample = sampleOf(written, '', { ...components, fields });
    if (schema.safeParse(sample).success) return sample;
  }
  const sample = sampleOf(written, '', { ...components, fields: 'all' });
  const problem = schema.safeParse(sample).error?.message ?? '';
  throw new Error(`an example is missing: ${JSON.stringify(sample)} is refused with ${problem}`);
}
