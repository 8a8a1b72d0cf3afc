import type { NewSequence, StepContent } from '#contract/sequences/admin.ts';
import { systemActor } from '#server/audit/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { addStep, advanceSequences, createSequence, startSequence } from '../index.ts';
import type { StepTiming } from '../sequences.rules.ts';

export const settings: NewSequence = {
  name: 'Sambutan',
  purpose: 'news',
  trigger: { kind: 'subscribed' },
  exit_product_id: null,
  exits_on_refund: true,
  exits_on_unsubscribe: true,
  exits_outside_segment: false,
  is_restartable: false,
};

export const hours = (delay_count: number): StepTiming => ({
  delay_unit: 'hours',
  delay_count,
  send_hour: null,
});

export const mail = (subject: string, timing: StepTiming = hours(1)): StepContent => ({
  ...timing,
  reply_to: null,
  subject,
  preview: '',
  body: '<p>Halo.</p>',
  subject_en: '',
  preview_en: '',
  body_en: '',
  product_id: null,
});

/** A running sequence with the mails `1`, `2` … after each of the delays in hours. Returns the ids. */
export async function makeSequence(
  db: Database,
  { delays = [1, 2], ...over }: Partial<NewSequence> & { readonly delays?: readonly number[] } = {},
) {
  const made = await withTx(db, (tx) => createSequence(tx, systemActor, { ...settings, ...over }));
  if (!made.ok) throw new Error(made.refusal.code);
  const { id } = made.value;
  const steps: string[] = [];
  for (const [at, delay] of delays.entries()) {
    const added = await withTx(db, (tx) =>
      addStep(tx, systemActor, { id, ...mail(String(at + 1), hours(delay)) }),
    );
    if (!added.ok) throw new Error(added.refusal.code);
    steps.push(added.value.id);
  }
  const started = await withTx(db, (tx) => startSequence(tx, systemActor, { id, with_present: false }));
  if (!started.ok) throw new Error(started.refusal.code);
  return { id, steps };
}

export async function decide(
  db: Database,
  name: string,
  { isGranted = true, source = 'footer', purpose = 'news' } = {},
): Promise<void> {
  await db.pool.query(
    `insert into consents (user_id, email_digest, purpose, channel, is_granted, source)
     select user_id, email_digest, $2, 'mail', $3, $4 from people where email = $1`,
    [`${name}@contoh.example`, purpose, isGranted, source],
  );
}

/** Somebody without an account who agrees to news. */
export async function makeReader(db: Database, name: string, source = 'footer'): Promise<string> {
  const { rows } = await db.pool.query<{ id: string }>(
    'insert into people (email, source) values ($1, $2) returning id',
    [`${name}@contoh.example`, source],
  );
  await decide(db, name, { source });
  return rows[0]?.id ?? '';
}

/** `ana 1` for each mail that was queued for somebody, in the order in which they were. */
export async function queuedMails(db: Database): Promise<readonly string[]> {
  const { rows } = await db.pool.query<{ mail: string }>(`
    select split_part(p.email, '@', 1) || ' ' || v.subject as mail
    from mailing_sends s join people p on p.id = s.person_id
      join mailing_versions v on v.message_id = s.message_id and v.version = 1
    where s.state <> 'skipped' order by s.id`);
  return rows.map(({ mail: queued }) => queued);
}

/** `ana bought` for each who left, `ana -` for each who is in it. */
export async function standings(db: Database): Promise<readonly string[]> {
  const { rows } = await db.pool.query<{ stands: string }>(`
    select split_part(p.email, '@', 1) || ' ' || coalesce(e.end_reason, '-') as stands
    from sequence_enrolments e join people p on p.id = e.person_id order by p.email, e.round`);
  return rows.map(({ stands }) => stands);
}

interface MovedClock extends Clock {
  jump(hours: number): void;
}

export function movedClock(): MovedClock {
  let moved = 0;
  return {
    now: () => new Date(Date.now() + moved),
    jump: (by) => {
      moved += by * 3_600_000;
    },
  };
}

const STEP_HOURS = 0.5;

/** The worker looks every half an hour of the moved clock. */
export async function passTime(db: Database, clock: MovedClock, count: number): Promise<void> {
  await advanceSequences({ db, clock });
  for (let passed = 0; passed < count; passed += STEP_HOURS) {
    clock.jump(STEP_HOURS);
    await advanceSequences({ db, clock });
  }
}
