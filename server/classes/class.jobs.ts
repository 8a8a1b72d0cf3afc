import { z } from 'zod';
import type { SiteSettings } from '#shared/content/site-settings.ts';
import { currentLanguage } from '#shared/language/language.ts';
import { pathInLanguage } from '#shared/language/page-language.ts';
import { defineMailJob, type SessionMailServices, withTitles } from '../jobs/mail-job.ts';
import { defineJob, type JobDefinition } from '../jobs/worker/define-job.ts';
import { bookingMail, classMail, recordingMail } from '../notifications/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/db.ts';
import type { CalendarInvitation } from '../platform/outgoing/mailer.ts';
import { translateTitles } from '../translations/index.ts';
import { sessionChat } from '../whatsapp/index.ts';
import {
  issueBuyerInvitations,
  notifyHolders,
  readClassNotice,
  readHeldSession,
  readRecordings,
  sessionInvitation,
} from './index.ts';

const sessionChangePayload = z.object({
  user_id: z.uuid(),
  product_id: z.uuid(),
  changes: z.array(
    z.object({
      session_id: z.uuid(),
      starts_at: z.iso.datetime(),
      ends_at: z.iso.datetime(),
      place: z.string(),
      sequence: z.int(),
      is_cancelled: z.boolean(),
      is_change: z.boolean(),
    }),
  ),
});

const recordingPayload = z.object({
  user_id: z.uuid(),
  product_id: z.uuid(),
  recordings: z.array(z.object({ session_id: z.uuid(), lesson_id: z.string() })),
});

const reminderPayload = z.object({
  session_id: z.uuid(),
  user_id: z.uuid(),
  starts_at: z.iso.datetime(),
  event: z.enum(['tomorrow', 'soon']),
});

export function classJobs(services: SessionMailServices): readonly JobDefinition[] {
  const { db, clock, mailer, portalLink, readSettings } = services;
  return [
    defineJob({
      name: 'tell-class-holders',
      schedule: '* * * * *',
      schema: z.object({}),
      run: () => notifyHolders({ db, clock }),
    }),
    defineMailJob(
      { db, mailer },
      {
        name: 'send-class-mail',
        schema: sessionChangePayload,
        compose: async (told) => {
          const found = await readClassNotice(db.orm, told);
          if (found === null) return null;
          const { changes, slug, ...holder } = found;
          const { team_email: organizer } = await readSettings();
          const invitations = changes.map((change) => sessionInvitation(change, { ...holder, organizer }));
          const facts = {
            ...holder,
            sessions: changes,
            invitations,
            url: await portalLink(holder.email, `/user/purchases/${slug}`),
          };
          return { to: holder.email, write: withTitles(db, facts, classMail) };
        },
      },
    ),
    defineMailJob(
      { db, mailer },
      {
        name: 'send-recording-mail',
        schema: recordingPayload,
        compose: async (told) => {
          const found = await readRecordings(db.orm, told);
          if (found === null) return null;
          const { slug, email, ...facts } = found;
          const [only, ...others] = facts.recordings;
          const isOne = only !== undefined && others.length === 0;
          const lesson = isOne ? `/learn/${encodeURIComponent(only.lesson_id)}` : '';
          const url = await portalLink(email, `/user/purchases/${slug}${lesson}`);
          return { to: email, write: withTitles(db, { ...facts, url }, recordingMail) };
        },
      },
    ),
    defineMailJob(services, {
      name: 'send-class-reminder',
      schema: reminderPayload,
      compose: (told) => composeReminder(services, told),
    }),
  ];
}

/** Skips a reminder that a later change has overtaken, or whose recipient no longer holds the class. */
async function composeReminder(
  { db, app_url, portalLink }: SessionMailServices,
  { session_id, user_id, starts_at, event }: z.output<typeof reminderPayload>,
) {
  const found = await readHeldSession(db.orm, { session_id, user_id });
  if (found === null || Date.parse(found.starts_at) !== Date.parse(starts_at)) return null;
  const { title, slug, place, full_name, email } = found;
  const facts = {
    ...({ event, audience: 'holder', title, place, time_zone: null, change_until: null } as const),
    starts_at: new Date(found.starts_at),
    ends_at: new Date(found.ends_at),
    place_kind: place.startsWith('https://') ? ('meeting' as const) : ('address' as const),
    holder: { full_name, email, whatsapp: '' },
    is_given_back: false,
    answers: [],
    questions_url: null,
    invitation: null,
    url: await portalLink(email, `/user/purchases/${slug}`),
  };
  const chat = async () => {
    const { title: told } = await translateTitles(db.orm, { title });
    const page = app_url + pathInLanguage(`/user/purchases/${slug}`, currentLanguage());
    const id = `${session_id}:${user_id}`;
    return sessionChat({ ...facts, id, name: full_name, title: told, url: page });
  };
  return { to: email, write: withTitles(db, facts, bookingMail), chat };
}

export type Invite = (order_id: string) => Promise<readonly CalendarInvitation[]>;

interface Services {
  readonly db: Database;
  readonly clock: Clock;
  readonly readSettings: () => Promise<SiteSettings>;
}

export const createInviter =
  ({ db, clock, readSettings }: Services): Invite =>
  async (order_id) =>
    issueBuyerInvitations({ db, clock }, { order_id, organizer: (await readSettings()).team_email });
