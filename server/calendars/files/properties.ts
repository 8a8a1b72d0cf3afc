import ICAL from 'ical.js';
import { z } from 'zod';
import type { Part } from './content-lines.ts';
import { Unreadable } from './unread.ts';

// Real programs write a day without saying that it is one, and the like.
ICAL.design.strict = false;

/** A line as the library reads it (jCal, RFC 7265), its names in small letters. */
const property = z
  .tuple([z.string(), z.record(z.string(), z.union([z.string(), z.array(z.string())])), z.string()])
  .rest(z.unknown())
  .transform(([name, parameters, , ...values]) => ({
    name,
    parameters: new Map(Object.entries(parameters).map(([key, value]) => [key, String(value)])),
    values,
  }));
export type Property = z.output<typeof property>;

/** All lines of a name that say something. Throws `Unreadable` for one that is no such line. */
export function propertiesOf(part: Part, name: string): readonly Property[] {
  return part.lines.flatMap((line) => {
    if (line.name !== name || /^[^:"]*:\s*$/.test(line.text)) return [];
    return [parse(name, line.text)];
  });
}

/** The only line of a name, which a second one would contradict. */
export function onePropertyOf(part: Part, name: string): Property | null {
  const found = propertiesOf(part, name);
  if (found.length > 1) throw new Unreadable('BAD_LINE', name);
  return found[0] ?? null;
}

/** Its value as text, in capitals; empty without such a line. */
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
