export interface ContentLine {
  /** The name is in capitals. */
  readonly name: string;
  readonly text: string;
}

export interface Part {
  /** The kind is in capitals, like VEVENT. */
  readonly kind: string;
  readonly line: number;
  readonly lines: ContentLine[];
  readonly parts: Part[];
  isClosed: boolean;
}

/** Only lines that decide busy times; all others are skipped unread. */
const KEPT = new Set([
  ...[
    'UID',
    'SUMMARY',
    'DTSTART',
    'DTEND',
    'DURATION',
    'RRULE',
    'RDATE',
    'EXDATE',
    'EXRULE',
    'RECURRENCE-ID',
  ],
  ...['TRANSP', 'STATUS', 'X-MICROSOFT-CDO-BUSYSTATUS', 'X-MICROSOFT-CDO-INTENDEDSTATUS'],
  ...['ATTENDEE', 'ORGANIZER', 'FREEBUSY', 'TZID', 'TZOFFSETFROM', 'TZOFFSETTO'],
  ...['X-WR-TIMEZONE', 'X-WR-CALNAME'],
]);
/** Deeper than any real calendar; anything deeper is skipped. */
const MAX_DEPTH = 10;

/** Null for a calendar that the text breaks off in. */
export function readParts(text: string): readonly Part[] {
  const calendars: Part[] = [];
  const open: Part[] = [];
  let skipped = 0;

  function begin(kind: string, line: number): void {
    const same = open.findIndex((part) => part.kind === kind && ['VEVENT', 'VCALENDAR'].includes(kind));
    if (same !== -1) open.length = same;
    if (open.length === 0 && kind !== 'VCALENDAR') return;
    if (skipped > 0 || open.length === MAX_DEPTH) {
      skipped += 1;
      return;
    }
    const part: Part = { kind, line, lines: [], parts: [], isClosed: false };
    (open.at(-1)?.parts ?? calendars).push(part);
    open.push(part);
  }

  function end(kind: string): void {
    if (skipped > 0) {
      skipped -= 1;
      return;
    }
    const place = open.findLastIndex((part) => part.kind === kind);
    if (place === -1) return;
    const [closed] = open.splice(place);
    if (closed !== undefined) closed.isClosed = true;
  }

  for (const { text: content, line } of unfold(text)) {
    const name = /^[A-Za-z0-9-]+/.exec(content)?.[0].toUpperCase() ?? '';
    if (name === 'BEGIN') begin(kindIn(content), line);
    else if (name === 'END') end(kindIn(content));
    else if (skipped === 0 && KEPT.has(name)) open.at(-1)?.lines.push({ name, text: content });
  }
  return calendars;
}

const kindIn = (content: string): string =>
  content
    .slice(content.indexOf(':') + 1)
    .trim()
    .toUpperCase();

function* unfold(text: string): Generator<{ readonly text: string; readonly line: number }> {
  let content = '';
  let line = 1;
  let count = 0;
  for (const piece of text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)) {
    count += 1;
    if (piece.startsWith(' ') || piece.startsWith('\t')) {
      content += piece.slice(1);
      continue;
    }
    yield { text: content, line };
    content = piece;
    line = count;
  }
  yield { text: content, line };
}
