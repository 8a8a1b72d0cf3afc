import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { expect } from 'vitest';
import { test } from '#tests/support/machine/database.ts';
import { type SmtpCounter, withSmtp } from '#tests/support/machine/smtp.ts';
import { appAt, figuresOf, makeMessage, queueFor, statesOf } from '#tests/support/shop/mailings.ts';
import { makeReaders } from '#tests/support/shop/readers.ts';

const PROCESS = resolve('tests/support/machine/send-mailings.ts');

/** More by an environment variable: 100000 takes minutes. */
const KILLED_READERS = Number(process.env.MAILING_READERS ?? 2000);
const KILLS = 10;

/** Starts a process that sends, and ends it once the server took so many more mails. */
async function sendInProcess(smtp: SmtpCounter, databaseUrl: string, mayKill: () => boolean): Promise<void> {
  const child = spawn(process.execPath, [PROCESS], {
    env: { ...process.env, SMTP_URL: smtp.url, SEND_DATABASE_URL: databaseUrl },
    stdio: 'ignore',
  });
  const killAt = smtp.taken.length + KILLED_READERS / (3 * KILLS);
  const watch = setInterval(() => {
    if (child.exitCode === null && smtp.taken.length >= killAt && mayKill()) child.kill('SIGKILL');
  }, 5);
  await once(child, 'exit');
  clearInterval(watch);
}

test('two processes that are killed ten times send nobody two mails, and name whom they may have missed', async ({
  db,
  databaseUrl,
}) => {
  await withSmtp({}, async (smtp) => {
    const id = await makeMessage(db);
    await queueFor(db, id, await makeReaders(db, KILLED_READERS));
    let kills = 0;
    const killed = new Set<number>();
    const isQueued = async () =>
      (await db.pool.query("select from mailing_sends where state = 'queued' limit 1")).rowCount === 1;
    const worker = async (number: number) => {
      while (await isQueued()) {
        killed.delete(number);
        await sendInProcess(smtp, databaseUrl, () => {
          if (kills >= KILLS || killed.has(number)) return false;
          killed.add(number);
          kills += 1;
          return true;
        });
      }
    };
    await Promise.all([worker(1), worker(2)]);
    expect(kills).toBe(KILLS);
    await db.pool.query(
      "update mailing_sends set sending_at = now() - interval '11 minutes' where state = 'sending'",
    );
    await appAt(db, smtp.url).drainJobs();
    const addresses = smtp.taken.map(({ to }) => to);
    expect(addresses).toHaveLength(new Set(addresses).size);
    const { delivered, unknown, queued } = await figuresOf(db, id);
    expect([queued, delivered + unknown]).toEqual([0, KILLED_READERS]);
    // Four mails at once in each process that was killed.
    expect(unknown).toBeLessThanOrEqual(4 * KILLS);
    const got = new Set(addresses);
    const missed = (await statesOf(db)).filter(({ email }) => !got.has(email));
    expect(missed.filter(({ state }) => state !== 'unknown')).toEqual([]);
  });
});
