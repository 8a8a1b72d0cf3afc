import { serveTasks } from '#server/platform/bounded-process/serve-tasks.ts';
import { calendarProblem, createCalendarFetch } from '../access.ts';
import { CalendarRefused } from '../caldav/access.ts';
import { findCalendars } from '../caldav/find-calendars.ts';
import { readCalendarObjects } from '../caldav/read-objects.ts';
import { readBusyTimes, readObjects } from '../files/read-busy-times.ts';
import { type CalendarAnswer, type CalendarTask, calendarTask } from './calendar-tasks.ts';

const RULES_LIMIT_MS = 10_000;

serveTasks(async (message): Promise<CalendarAnswer> => {
  const task = calendarTask.parse(message);
  try {
    return task.kind === 'find' ? await find(task) : await read(task);
  } catch (error) {
    return { kind: 'refused', ...calendarProblem(error) };
  }
});

async function find({
  access,
  allows_private,
}: Extract<CalendarTask, { kind: 'find' }>): Promise<CalendarAnswer> {
  const { calendars, owners } = await findCalendars(createCalendarFetch(allows_private), access);
  return { kind: 'found', calendars: [...calendars], owners: [...owners] };
}

async function read({
  access,
  allows_private,
  ...window
}: Extract<CalendarTask, { kind: 'read' }>): Promise<CalendarAnswer> {
  const fetch = createCalendarFetch(allows_private);
  const source =
    access.kind === 'ics'
      ? await readFile(fetch, access.address)
      : await readCalendarObjects(fetch, access, window);
  const options = { ...window, deadline: performance.now() + RULES_LIMIT_MS };
  const outcome =
    typeof source === 'string' ? readBusyTimes([source], options) : readObjects(source, options);
  if (!outcome.ok) return { kind: 'refused', ...outcome.refusal };
  const { busy, unread, unread_count } = outcome.value;
  return { kind: 'read', busy: [...busy], unread: [...unread], unread_count };
}

async function readFile(fetch: typeof globalThis.fetch, address: string): Promise<string> {
  const answer = await fetch(address, { headers: { accept: 'text/calendar' } });
  if (!answer.ok) throw new CalendarRefused(answer.status);
  return answer.text();
}
