import { z } from 'zod';
import { DAY_MS } from '#shared/time/dates.ts';
import { readDuration } from './calendar-event.ts';
import type { Part } from './content-lines.ts';
import { propertiesOf } from './properties.ts';
import type { Span } from './spans.ts';
import { Unreadable } from './unread.ts';
import { type FindZone, momentOf, readWhen } from './when.ts';
import { UTC } from './zones.ts';

const period = z.tuple([z.string(), z.string()]);

export function readFreeBusy(part: Part, findZone: FindZone): readonly Span[] {
  if (!part.isClosed) throw new Unreadable('NOT_CLOSED');
  const busy = propertiesOf(part, 'FREEBUSY').filter(
    ({ parameters }) => parameters.get('fbtype')?.toUpperCase() !== 'FREE',
  );
  return busy.flatMap((property) =>
    property.values.map((value) => {
      const parsed = period.safeParse(value);
      if (!parsed.success) throw new Unreadable('BAD_LINE', 'FREEBUSY');
      const [from, until] = parsed.data;
      const starts = momentOf(readWhen(from, property, findZone), UTC);
      if (!/^[+-]?P/i.test(until)) {
        return spanOf(starts, momentOf(readWhen(until, property, findZone), UTC));
      }
      const { days, ms } = readDuration(until, 'FREEBUSY');
      return spanOf(starts, starts + days * DAY_MS + ms);
    }),
  );
}

const spanOf = (starts: number, ends: number): Span => ({
  starts_at: new Date(starts),
  ends_at: new Date(ends),
});
