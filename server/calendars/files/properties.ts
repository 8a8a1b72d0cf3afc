import ICAL from 'ical.js';
import { z } from 'zod';
import type { Part } from './content-lines.ts';
import { Unreadable } from './unread.ts';

// Real programs write, for example, a date without declaring it one.
ICAL.design.strict = false;

/** jCal as the library returns it (RFC 7265), names in small letters. */
const property = z
  .tuple([z.string(), z.record(z.string(), z.union([z.string(), z.array(z.string())])), z.string()])
  .rest(z.unknown())
  .transform(([name, parameters, , ...values]) => ({
    name,
    parameters: new Map(Object.entries(parameters).map(([key, value]) => [key, String(value)])),
    values,
  }));
export type Property = z.output<typeof property>;

export function propertiesOf(part: Part, name: string): readonly Property[] {
  return part.lines.flatMap((line) => {
    if (line.name !== name || /^[^:"]*:\s*$/.test(line.text)) return [];
    return [parse(name, line.text)];
  });
}

export function onePropertyOf(part: Part, name: string): Property | null {
  const found = propertiesOf(part, name);
  if (found.length > 1) throw new Unreadable('BAD_LINE', name);
  return found[0] ?? null;
}

export function wordOf(part: Part, name: string): string {
  const [first] = part.lines.filter((line) => line.name === name);
  return first === undefined
    ? ''
    : first.text
        .slice(first.text.indexOf(':') + 1)
        .trim()
        .toUpperCase();
}

function parse(name: string, text: string): Property {
  try {
    return property.parse(ICAL.parse.property(quoteZone(text)));
  } catch {
    throw new Unreadable(name === 'RRULE' || name === 'EXRULE' ? 'BAD_RULE' : 'BAD_LINE', name);
  }
}

/** `TZID=(UTC+07:00) Bangkok` needs quotes for its colon, which Outlook leaves out. */
const quoteZone = (text: string): string =>
  text.replace(/;TZID=([^";:]*:[^";]*)(?=[;:][^:]*$)/i, ';TZID="$1"');
