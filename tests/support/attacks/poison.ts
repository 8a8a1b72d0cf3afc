import { z } from 'zod';

/** Each runs in a page that takes it for its own, begins a formula in a spreadsheet, or ends what stands around it. */
const texts = [
  `=HYPERLINK("https://evil.example")<script>alert(1)</script><img src=x onerror=alert(1)>"'><svg onload=alert(1)></svg><a href="javascript:alert(1)">klik</a></title></textarea></style></script><iframe srcdoc="<script>alert(1)</script>"></iframe>{{7*7}}\${7*7}`,
  '=1+1<img src=x onerror=alert(1)>"\'><svg onload=alert(1)></svg></script><script>alert(1)</script>',
  '=1<img src=x onerror=alert(1)>',
  '@<b onclick=x()>',
  '=<i>',
];
/** For what has a form of its own. */
const plain = ['a', 'https://contoh.example/a', '/media/a'];
const ADDRESS = 'javascript:alert(1)//';

/** The longest of them that a field takes. */
const textOf = (longest: number): string => texts.find((text) => text.length <= longest) ?? '=';

const schema = z.object({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  format: z.string().optional(),
  pattern: z.string().optional(),
  maxLength: z.number().optional(),
  minimum: z.number().optional(),
  minItems: z.number().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).default([]),
  additionalProperties: z.unknown().optional(),
  items: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
});
type Schema = z.output<typeof schema>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A body by its JSON schema with poison in every text that has no fixed form, also in those that the sound body leaves
 * out. What has a form (an id, a slug, a choice) stays as the sound body has it.
 */
export function poisoned(given: unknown, sound: unknown, name = ''): unknown {
  const read = schema.parse(isObject(given) ? given : {});
  const options = (read.anyOf ?? read.oneOf ?? []).filter(
    (option) => !isObject(option) || option.type !== 'null',
  );
  if (options.length > 0) return ofOneOf(options, sound, name);
  if (read.const !== undefined) return sound ?? read.const;
  if (read.enum !== undefined) return sound ?? read.enum[0];
  switch (read.type) {
    case 'object':
      return ofObject(read, sound);
    case 'array':
      return ofArray(read, sound, name);
    case 'string':
      return ofText(read, sound, name);
    case 'boolean':
      return sound ?? true;
    case 'integer':
    case 'number':
      return sound ?? Math.max(1, read.minimum ?? 1);
    default:
      return sound ?? textOf(Number.POSITIVE_INFINITY);
  }
}

function ofText({ format, pattern, maxLength = 2000 }: Schema, sound: unknown, name: string): unknown {
  // Whoever fills the trap of a form is a program, and nothing of it is kept.
  if (name === 'trap') return sound;
  if (/(^|_)(url|link|website|href|src|avatar)$/i.test(name)) return ADDRESS;
  if (pattern !== undefined) return sound ?? plain.find((text) => new RegExp(pattern).test(text));
  return format === undefined ? textOf(maxLength) : sound;
}

/** The first of several forms that the sound value has, else the first that is a whole value. */
function ofOneOf(options: readonly unknown[], sound: unknown, name: string): unknown {
  const fitting = options.find((option) => isObject(option) && hasForm(option, sound)) ?? options.at(-1);
  return poisoned(fitting, sound, name);
}

function hasForm({ type, properties }: Record<string, unknown>, sound: unknown): boolean {
  if (!isObject(sound)) return typeof sound === type;
  if (!isObject(properties)) return false;
  return Object.entries(properties).every(
    ([name, form]) => !isObject(form) || form.const === undefined || form.const === sound[name],
  );
}

function ofObject({ properties = {}, required, additionalProperties }: Schema, sound: unknown): unknown {
  const own = isObject(sound) ? sound : {};
  const entries = Object.entries(properties)
    .map(([name, inner]) => [name, poisoned(inner, own[name], name)] as const)
    .filter(([name, value]) => name in own || required.includes(name) || countPoison(value) > 0);
  const isOpen = isObject(additionalProperties) || additionalProperties === true;
  const more = isOpen && Object.keys(properties).length === 0 ? { [textOf(100)]: textOf(1000) } : {};
  return { ...own, ...more, ...Object.fromEntries(entries) };
}

function ofArray({ items }: Schema, sound: unknown, name: string): unknown {
  const own: readonly unknown[] = Array.isArray(sound) ? sound : [];
  const one = poisoned(items, own[0], name);
  return one === undefined ? own : [one, ...own.slice(1).map((each) => poisoned(items, each, name))];
}

/** How much of it is poison. */
export function countPoison(body: unknown): number {
  const written = JSON.stringify(body) ?? '';
  return [...texts, ADDRESS].reduce(
    (sum, text) => sum + written.split(JSON.stringify(text).slice(1, -1)).length - 1,
    0,
  );
}

/** The body with what stands at a path as the sound body has it, or not at all. */
export function without(body: unknown, path: readonly string[], sound: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return sound;
  if (Array.isArray(body)) {
    const own: readonly unknown[] = Array.isArray(sound) ? sound : [];
    const changed = body.map((each, place) =>
      String(place) === name ? without(each, rest, own[place]) : each,
    );
    return changed.filter((each) => each !== undefined);
  }
  if (!isObject(body)) return sound;
  const own = isObject(sound) ? sound[name] : undefined;
  const value = without(body[name], rest, own);
  const { [name]: _, ...others } = body;
  return value === undefined ? others : { ...others, [name]: value };
}
