import type { UnreadReason } from '#shared/bookings/bookings.ts';
import type { Part } from './content-lines.ts';

export interface UnreadEvent {
  readonly title: string;
  /** Line of BEGIN in its file. */
  readonly line: number;
  readonly reason: UnreadReason;
  /** Name of the line or zone concerned; may be empty. */
  readonly detail: string;
}

/** Ends the reading of one event, never that of its calendar. */
export class Unreadable extends Error {
  readonly reason: UnreadReason;
  readonly detail: string;
  constructor(reason: UnreadReason, detail = '') {
    super(`${reason} ${detail}`);
    this.reason = reason;
    this.detail = detail;
  }
}

const MAX_NAMED = 20;
const MAX_DETAIL = 80;

export interface UnreadList {
  /** Null where it could not be read, which is noted. */
  try<Value>(part: Part | undefined, read: () => Value): Value | null;
  note(part: Part, reason: UnreadReason, detail: string): void;
  add(event: UnreadEvent): void;
  count(): number;
  first(): readonly UnreadEvent[];
}

export function createUnreadList(): UnreadList {
  const named: UnreadEvent[] = [];
  const noted = new Set<Part>();
  let count = 0;
  function add(event: UnreadEvent): void {
    count += 1;
    if (named.length < MAX_NAMED) named.push({ ...event, detail: event.detail.slice(0, MAX_DETAIL) });
  }
  function note(part: Part, reason: UnreadReason, detail: string): void {
    if (noted.has(part)) return;
    noted.add(part);
    add({ title: titleOf(part), line: part.line, reason, detail });
  }
  return {
    add,
    note,
    try: (part, read) => {
      try {
        return read();
      } catch (error) {
        // Whatever the library throws concerns only this event.
        const { reason, detail } = error instanceof Unreadable ? error : new Unreadable('BAD_LINE');
        if (part !== undefined) note(part, reason, detail);
        return null;
      }
    },
    count: () => count,
    first: () => named,
  };
}

const MAX_TITLE = 120;
/** Falls back to the UID; one line of bounded length, without invisible characters. */
function titleOf(part: Part): string {
  const line = ['SUMMARY', 'UID'].flatMap((name) => part.lines.filter((one) => one.name === name))[0];
  const text = line === undefined ? '' : line.text.slice(line.text.indexOf(':') + 1, MAX_TITLE * 2);
  return text
    .replace(/\\n/gi, ' ')
    .replace(/\\([\\,;])/g, '$1')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_TITLE);
}
