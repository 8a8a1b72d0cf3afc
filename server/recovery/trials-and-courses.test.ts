import { updatePreferences } from '#server/account/index.ts';
import { sendLearningReminders } from '#server/courses/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { listDevMails } from '#server/platform/outgoing/mailer.ts';
import { cancelSubscription } from '#server/subscriptions/index.ts';
import { createComposedApp } from '#server/testing/composed-app.ts';
import { succeed } from '#shared/result.ts';
import { DAY_MS } from '#shared/time/dates.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { countJobs } from '#tests/support/shop/books.ts';
import { makeHeldCourse } from '#tests/support/shop/courses.ts';
import type { Person } from '#tests/support/shop/people.ts';
import {
  hoursAfterNoon,
  messagesOf,
  noon,
  runRecovery,
  standingAt,
  usualDelays,
} from '#tests/support/shop/recovery.ts';
import { clockAt, subscribed } from '#tests/support/shop/subscriptions.ts';
import { planRecovery } from './index.ts';

const sentMails = async (db: Database, { email }: Person, now = noon) => {
  const app = createComposedApp(db, { overrides: { clock: standingAt(now) } });
  await app.drainJobs();
  return listDevMails(db, email);
};

describe('a trial', () => {
  /** Twelve o'clock in WIB, two days before the trial ends. */
  const BEFORE_END = '2026-02-12T05:00:00.000Z';
  const trial = (db: Database) => subscribed(db, 500_000, { trial_period_days: 14 });

  test('that was cancelled is told when its access ends; one that renews is not, as its charge is announced', async ({
    db,
  }) => {
    const [ended, renewed] = [await trial(db), await trial(db)];
    await cancelSubscription(ended.services, ended.owned);
    const now = new Date(BEFORE_END);
    await runRecovery(db, now);
    expect(await messagesOf(db)).toEqual([{ cause: 'trial', state: 'sent', reason: null }]);
    const [mail] = await sentMails(db, ended.sari.person, now);
    expect(mail?.text).toContain('Rp 99.000');
    expect((await sentMails(db, renewed.sari.person, now)).map(({ subject }) => subject)).not.toContainEqual(
      expect.stringContaining('segera berakhir'),
    );
  });

  test('is not told after the switch of the account, nor when it was resumed in between', async ({ db }) => {
    const { services, owned, sari } = await trial(db);
    await cancelSubscription(services, owned);
    const clock = clockAt(BEFORE_END);
    await withTx(db, async (tx) =>
      succeed(await updatePreferences(tx, sari.person.id, { reminders: false })),
    );
    await runRecovery(db, clock.now());
    expect(await messagesOf(db)).toEqual([]);
    await withTx(db, async (tx) => succeed(await updatePreferences(tx, sari.person.id, { reminders: true })));
    await runRecovery(db, clock.now());
    await db.pool.query("update subscriptions set status = 'trialing', auto_renewal = true");
    await sentMails(db, sari.person, clock.now());
    expect(await messagesOf(db)).toEqual([{ cause: 'trial', state: 'cancelled', reason: 'done' }]);
  });
});

describe('a course that was bought and not opened', () => {
  const weekLater = new Date(noon.getTime() + 7 * DAY_MS);

  test('is told once after a week with its first lesson', async ({ db }) => {
    const { owner, title } = await makeHeldCourse(db);
    await runRecovery(db, hoursAfterNoon(24));
    expect(await countJobs(db, 'send-recovery-message')).toBe(0);
    await Promise.all([runRecovery(db, weekLater), runRecovery(db, weekLater)]);
    const mails = await sentMails(db, owner, weekLater);
    const told = mails.filter(({ subject }) => subject.includes(title) && subject.startsWith('Mulai'));
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain('/learn/a');
  });

  test('is told by this or by the reminders of learners, never by both', async ({ db }) => {
    const remindLearners = (now: Date) => sendLearningReminders({ db, clock: standingAt(now) }, 7);
    await makeHeldCourse(db);
    await runRecovery(db, weekLater);
    await remindLearners(weekLater);
    expect(await countJobs(db, 'send-learning-reminder')).toBe(0);
    await makeHeldCourse(db);
    await remindLearners(weekLater);
    await runRecovery(db, weekLater);
    expect([
      await countJobs(db, 'send-learning-reminder'),
      await countJobs(db, 'send-recovery-message'),
    ]).toEqual([1, 1]);
  });

  test('is not told once a lesson was opened, nor who wants nothing about courses', async ({ db }) => {
    const [{ owner, id }, other] = [await makeHeldCourse(db), await makeHeldCourse(db)];
    await planRecovery({ db, clock: standingAt(weekLater) }, usualDelays);
    await db.pool.query(
      "insert into lesson_progress (user_id, product_id, lesson_id, watched_at, opened_at) values ($1, $2, 'a', now(), now())",
      [owner.id, id],
    );
    await withTx(db, async (tx) => succeed(await updatePreferences(tx, other.owner.id, { learning: false })));
    await runRecovery(db, weekLater);
    expect((await messagesOf(db)).map(({ reason }) => reason).toSorted()).toEqual(['done', 'unsubscribed']);
  });
});
