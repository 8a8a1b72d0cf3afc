import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { isCommonCode } from '#contract/errors.ts';
import { OWNER_LABEL, OWNER_TEXT } from '#contract/owner-text.ts';
import type { ByteRange, StoredFile } from '#contract/stored-file.ts';
import { isRecord } from '#shared/json.ts';
import { currentLanguage } from '#shared/language/language.ts';
import { hasWords, type OwnerText, type TextArea, textAreas } from '#shared/language/owner-texts.ts';
import { type Result, succeed } from '#shared/result.ts';
import type { FilmFile } from '../courses/index.ts';
import { refusalSentence } from '../http/refusal-sentence.ts';
import { commonError, type ErrorAnswer } from '../http/responses.ts';
import type { MediaFile } from '../media/index.ts';
import type { Orm } from '../platform/database/db.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { readEnglish } from '../translations/index.ts';
import type { Implementation } from './implement.ts';

type DeliveryOptions = Pick<StoredFile, 'disposition' | 'cache_control'>;

/** The file's id serves as ETag, because its bytes never change. */
export function sendFile(storage: Storage, file: MediaFile, manner: DeliveryOptions): StoredFile {
  const { file_name, content_type, size_bytes } = file;
  return {
    file_name,
    content_type,
    size_bytes,
    ...manner,
    etag: `"${file.id}"`,
    open: (range) => storage.open(file.storage_key, range),
  };
}

export async function sendFilm<Refusal>(storage: Storage, opening: Promise<Result<FilmFile, Refusal>>) {
  const opened = await opening;
  if (!opened.ok) return opened;
  const { storage_key, ...file } = opened.value;
  return succeed({
    ...file,
    disposition: 'inline' as const,
    etag: `"${storage_key}"`,
    cache_control: 'private, max-age=300',
    open: (range: ByteRange | null) => storage.open(storage_key, range),
  });
}

type Refusal = { readonly code: string; readonly details?: Readonly<Record<string, unknown>> };

export function refusalAnswer(endpoint: Endpoint, refusal: Refusal): ErrorAnswer {
  const { code, details } = refusal;
  const shape = Object.hasOwn(endpoint.refusals, code) ? endpoint.refusals[code] : undefined;
  if (shape !== undefined) {
    const message = refusalSentence(code, shape);
    return { status: shape.status, code, message, ...(details === undefined ? {} : { details }) };
  }
  if (isCommonCode(code)) return commonError(code);
  throw new Error(`${endpoint.path} refused with ${code}, which its contract does not name`);
}

/** Null when no part of the answer holds texts of the owner. */
type TextLocation =
  | { readonly kind: 'text'; readonly area: TextArea; readonly is_html: boolean }
  | { readonly kind: 'list'; readonly item: TextLocation }
  | {
      readonly kind: 'object';
      readonly fields: ReadonlyMap<string, TextLocation>;
      readonly labels: readonly (readonly [string, string])[];
      readonly is_noted: boolean;
    };

const locationBySchema = new WeakMap<z.core.$ZodType, TextLocation | null>();

function textLocationIn(schema: z.core.$ZodType): TextLocation | null {
  const known = locationBySchema.get(schema);
  if (known !== undefined) return known;
  // Ends the recursion: a schema that contains itself has no texts below itself.
  locationBySchema.set(schema, null);
  const location = findTextLocation(schema);
  locationBySchema.set(schema, location);
  return location;
}

function findTextLocation(schema: z.core.$ZodType): TextLocation | null {
  if (schema instanceof z.ZodString) return textOf(schema);
  if (schema instanceof z.ZodObject) return objectOf(Object.entries(schema.shape));
  if (schema instanceof z.ZodArray) return listOf(schema.element);
  if (schema instanceof z.ZodUnion) return mergeAll(schema.options.map(textLocationIn));
  if (schema instanceof z.ZodIntersection) {
    return mergeAll([textLocationIn(schema.def.left), textLocationIn(schema.def.right)]);
  }
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return textLocationIn(schema.def.innerType);
  return null;
}

function textOf(schema: z.ZodString): TextLocation | null {
  const mark = schema.meta()?.[OWNER_TEXT];
  if (typeof mark !== 'string') return null;
  const [name, form] = mark.split(' ');
  const area = textAreas.find((known) => known === name);
  return area === undefined ? null : { kind: 'text', area, is_html: form === 'html' };
}

function listOf(element: z.core.$ZodType): TextLocation | null {
  const item = textLocationIn(element);
  return item === null ? null : { kind: 'list', item };
}

function objectOf(shape: readonly (readonly [string, z.core.$ZodType])[]): TextLocation | null {
  const fields = new Map<string, TextLocation>();
  for (const [name, field] of shape) {
    const location = textLocationIn(field);
    if (location !== null) fields.set(name, location);
  }
  const is_noted = shape.some(([name]) => name === 'untranslated');
  const labels = shape.flatMap(([name, field]) => {
    const around = field instanceof z.ZodString ? field.meta()?.[OWNER_LABEL] : undefined;
    return typeof around === 'string' ? [[name, around] as const] : [];
  });
  return fields.size === 0 ? null : { kind: 'object', fields, labels, is_noted };
}

function mergeAll(all: readonly (TextLocation | null)[]): TextLocation | null {
  return all.reduce(
    (one, other) => (one === null || other === null ? (one ?? other) : merge(one, other)),
    null,
  );
}

function merge(one: TextLocation, other: TextLocation): TextLocation {
  if (one.kind !== 'object' || other.kind !== 'object') return one;
  const fields = new Map(one.fields);
  for (const [name, location] of other.fields) {
    const known = fields.get(name);
    fields.set(name, known === undefined ? location : merge(known, location));
  }
  const labels = [...one.labels, ...other.labels];
  return { kind: 'object', fields, labels, is_noted: one.is_noted || other.is_noted };
}

/** Returns null when a text stays Indonesian and is marked as such. */
type Translate = (text: OwnerText) => string | null;
interface RewriteResult {
  readonly value: unknown;
  readonly is_untranslated: boolean;
}

function rewrite(location: TextLocation, value: unknown, translate: Translate): RewriteResult {
  if (location.kind === 'text') return rewriteText(location, value, translate);
  if (location.kind === 'object') return rewriteObject(location, value, translate);
  if (!Array.isArray(value)) return { value, is_untranslated: false };
  const items = value.map((item) => rewrite(location.item, item, translate));
  return {
    value: items.map((item) => item.value),
    is_untranslated: items.some((item) => item.is_untranslated),
  };
}

type LocationOfKind<Kind extends TextLocation['kind']> = Extract<TextLocation, { readonly kind: Kind }>;

function rewriteText(
  { area, is_html }: LocationOfKind<'text'>,
  value: unknown,
  translate: Translate,
): RewriteResult {
  if (typeof value !== 'string' || !hasWords(value)) return { value, is_untranslated: false };
  const text = translate({ area, is_html, source: value });
  return { value: text ?? value, is_untranslated: text === null };
}

function rewriteObject(
  { fields, labels, is_noted }: LocationOfKind<'object'>,
  value: unknown,
  translate: Translate,
): RewriteResult {
  if (!isRecord(value)) return { value, is_untranslated: false };
  const copy: Record<string, unknown> = { ...value };
  const untranslated: string[] = [];
  for (const [name, location] of fields) {
    if (!Object.hasOwn(value, name)) continue;
    const field = rewrite(location, value[name], translate);
    copy[name] = field.value;
    if (field.is_untranslated) untranslated.push(name);
  }
  for (const [name, around] of labels) copy[name] = relabel(value[name], value[around], copy[around]);
  if (untranslated.length === 0) return { value: copy, is_untranslated: false };
  return is_noted
    ? { value: { ...copy, untranslated }, is_untranslated: false }
    : { value: copy, is_untranslated: true };
}

const relabel = (label: unknown, source: unknown, english: unknown): unknown =>
  typeof label === 'string' && typeof source === 'string' && typeof english === 'string'
    ? label.replace(source, () => english)
    : label;

async function translateAnswer(reader: Orm, output: z.core.$ZodType, answer: unknown): Promise<unknown> {
  const location = textLocationIn(output);
  if (location === null) return answer;
  const texts = new Map<string, OwnerText>();
  const nameOf = ({ area, is_html, source }: OwnerText) => `${area} ${is_html} ${source}`;
  rewrite(location, answer, (text) => {
    texts.set(nameOf(text), text);
    return null;
  });
  const found = await readEnglish(reader, [...texts.values()]);
  const english = new Map([...texts.keys()].map((name, index) => [name, found[index] ?? null]));
  return rewrite(location, answer, (text) => english.get(nameOf(text)) ?? null).value;
}

type Outcome = Awaited<ReturnType<Implementation['run']>>;

export async function translateOutcome(endpoint: Endpoint, reader: Orm, outcome: Outcome): Promise<Outcome> {
  const isForStaff = endpoint.role === 'moderator' || endpoint.role === 'admin';
  if (!outcome.ok || isForStaff || currentLanguage() === 'id') return outcome;
  return { ok: true, value: await translateAnswer(reader, endpoint.output, outcome.value) };
}
