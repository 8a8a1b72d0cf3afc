import ICAL from 'ical.js';
import type { Part } from './content-lines.ts';
import type { Zone } from './zones.ts';

/** Zones change clocks on days of a year; any other rule would expand without end. */
const YEARLY = /^RRULE[^:]*:(?=.*FREQ=YEARLY)(?!.*BY(?:HOUR|MINUTE|SECOND|YEARDAY|WEEKNO)=)/i;
const MAX_CHANGES = 2_000;

/** Null where the file's VTIMEZONE can not be read. */
export function readFileZone({ lines, parts }: Part): Zone | null {
  const rules = parts.flatMap((part) => part.lines).filter(({ name }) => name === 'RRULE');
  if (!rules.every(({ text }) => YEARLY.test(text)) || parts.length > MAX_CHANGES) return null;
  const textOf = (kind: string, content: Part['lines']) =>
    [`BEGIN:${kind}`, ...content.map(({ text }) => text), `END:${kind}`].join('\r\n');
  const changes = parts.map((part) => `${textOf(part.kind, part.lines)}\r\n`).join('');
  const tzid = lines.filter(({ name }) => name === 'TZID').map(({ text }) => `${text}\r\n`);
  try {
    const component = ICAL.Component.fromString(`BEGIN:VTIMEZONE\r\n${tzid.join('')}${changes}END:VTIMEZONE`);
    const zone = new ICAL.Timezone({ component, tzid: 'of the file' });
    const before = firstOffset(component);
    const offsetMs = (wall: number) =>
      1_000 * (wall < before.until ? before.seconds : zone.utcOffset(timeOf(wall)));
    if (!Number.isFinite(offsetMs(Date.now()))) return null;
    return {
      momentAt: (wall) => wall - offsetMs(wall),
      wallAt: (moment) => moment + offsetMs(moment + offsetMs(moment)),
    };
  } catch {
    // The zone's name may still identify it.
    return null;
  }
}

/** The offset before the first change, which the library does not know. */
function firstOffset(component: InstanceType<typeof ICAL.Component>) {
  const changes = component.getAllSubcomponents().map((change) => {
    const from = change.getFirstPropertyValue('tzoffsetfrom');
    const starts = change.getFirstPropertyValue('dtstart');
    if (!(from instanceof ICAL.UtcOffset && starts instanceof ICAL.Time))
      throw new Error('an incomplete zone');
    return { until: starts.toUnixTime() * 1_000, seconds: from.toSeconds() };
  });
  const [first] = changes.toSorted((a, b) => a.until - b.until);
  if (first === undefined) throw new Error('a zone without an offset');
  return first;
}

function timeOf(wall: number) {
  const date = new Date(wall);
  return ICAL.Time.fromData({
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
    isDate: false,
  });
}
