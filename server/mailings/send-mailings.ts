import { findMailLanguage } from '#server/account/index.ts';
import { letterMail, writeFor } from '#server/notifications/index.ts';
import { mailFailure } from '#server/platform/outgoing/mail-failure.ts';
import type { Mailer } from '#server/platform/outgoing/mailer.ts';
import { runInLanguage } from '#server/platform/text/request-language.ts';
import { choicesToken, readSubscriberFor } from '#server/subscribers/index.ts';
import type { Language } from '#shared/language/language.ts';
import { pathInLanguage } from '#shared/language/page-language.ts';
import type { MessagePurpose } from '#shared/people/consents.ts';
import { MAIL_LINK_PATH } from '#shared/people/mailings.ts';
import { MAIL_CHOICES_PATH } from '#shared/people/subscribers.ts';
import { succeed } from '#shared/result.ts';
import type { Database } from '../platform/database/db.ts';
import { withTx } from '../platform/database/with-tx.ts';
import type { RateLimiter } from '../platform/rate-limiter.ts';
import { type CompiledMessage, compileMessage } from './compile-message.ts';
import { linkToken } from './link-tokens.ts';
import { type MessageVersion, selectVersion } from './mailings.queries.ts';
import { fillLinks } from './message-links.rules.ts';
import { wakeSender } from './messages.ts';
import {
  type ClaimedSend,
  claimSend,
  markBounced,
  requeueSend,
  selectDueMessages,
  settleInterrupted,
  settleSend,
  skipSend,
  undoClaim,
} from './sends.queries.ts';
import { createTurns, type Turns } from './turns.rules.ts';

export interface SendingServices {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly limiter: RateLimiter;
  readonly app_url: string;
  readonly secret: string;
  readonly readMailsPerMinute: () => Promise<number>;
  /** Its link ends the mails of this purpose to the person. */
  readonly unsubscribeToken: (personId: string, purpose: MessagePurpose) => string;
}

/** Mails at once, which is also the most whose fate a crash leaves unknown in one process. */
const PARALLEL = 4;
/** A run ends after so many and queues the next, so that a worker that stops does not wait long. */
const MAILS_OF_A_RUN = 200;
/** Messages that take turns in one run. */
const MESSAGES_OF_A_RUN = 20;
/** Longer than a mail server may take with its timeouts. */
const INTERRUPTED_MINUTES = 10;
const MAX_ATTEMPTS = 5;

/** Sends what is due, at most one run's worth, and queues the next run where more waits. */
export async function sendMailings(services: SendingServices): Promise<void> {
  const { db } = services;
  await settleInterrupted(db.orm, INTERRUPTED_MINUTES);
  const turns = createTurns(await selectDueMessages(db.orm, MESSAGES_OF_A_RUN), MAILS_OF_A_RUN);
  const run: Run = { ...services, turns, pace: await paceOf(services), compiled: new Map() };
  const ended = await Promise.allSettled(Array.from({ length: PARALLEL }, () => sendInTurns(run)));
  const { waitSeconds } = run.turns;
  if (turns.isWorn || waitSeconds !== null)
    await withTx(db, async (tx) => {
      const at = waitSeconds === null ? undefined : new Date(Date.now() + waitSeconds * 1000);
      return succeed(await wakeSender(tx, at));
    });
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
}

interface Run extends SendingServices {
  readonly turns: Turns;
  readonly pace: () => Promise<number | null>;
  /** By message, version and language. The price of the product is that of this run. */
  readonly compiled: Map<string, Promise<CompiledMessage>>;
}

/** Seconds to wait when the minute is full. The limit has its number in its name, as it is remembered by that. */
async function paceOf({ limiter, readMailsPerMinute }: SendingServices) {
  const points = await readMailsPerMinute();
  const limit = { name: `mailings-${points}`, points, seconds: 60 };
  return async (): Promise<number | null> => {
    const taken = await limiter.consume(limit, 'all');
    return taken.ok ? null : taken.retry_after_seconds;
  };
}

async function sendInTurns(run: Run): Promise<void> {
  for (let turn = run.turns.next(); turn !== null; turn = run.turns.next()) {
    const waitSeconds = await run.pace();
    if (waitSeconds !== null) return run.turns.stop(waitSeconds);
    const send = await claimSend(run.db.orm, turn.message_id, turn.after);
    if (send === null) run.turns.leave(turn.message_id);
    else {
      run.turns.took(send);
      await sendOne(run, send);
    }
  }
}

async function sendOne(run: Run, send: ClaimedSend): Promise<void> {
  const { orm } = run.db;
  const version = await selectVersion(orm, send.message_id, send.version);
  if (version === null) throw new Error('a version that is being sent is missing');
  const person =
    send.person_id === null ? null : await readSubscriberFor(orm, send.person_id, version.purpose);
  if (person === null) return skipSend(orm, send.id);
  const mail = await writeMail(run, { send, version, person }).catch(async (error: unknown) => {
    run.turns.leave(send.message_id);
    await undoClaim(orm, send.id);
    throw error;
  });
  try {
    await run.mailer.send({ ...mail, message_id: mailId(send.id), to: person.email });
  } catch (error) {
    return settleFailure(run, { send, person_id: person.id, error });
  }
  await settleSend(orm, { id: send.id, state: 'sent', reason: null });
}

/** The key in `sent_mails`, by which an interrupted row is recognised as sent; also the Message-ID. */
const mailId = (sendId: number) => `mailing-${sendId}`;

interface Letter {
  readonly send: ClaimedSend;
  readonly version: MessageVersion;
  readonly person: NonNullable<Awaited<ReturnType<typeof readSubscriberFor>>>;
}

async function writeMail(run: Run, { send, version, person }: Letter) {
  const { app_url, secret } = run;
  const language = person.language ?? (await findMailLanguage(run.db.orm, person.email));
  const { content, product, ...compiled } = await compiledFor(run, version, language);
  const letter = runInLanguage(language, () =>
    writeFor({ is_proved: true }, () =>
      letterMail({
        ...compiled,
        content,
        product,
        full_name: person.full_name === '' ? null : person.full_name,
        choices_url: `${app_url}${MAIL_CHOICES_PATH}?token=${encodeURIComponent(choicesToken(person.id, secret))}`,
        unsubscribe_url: `${app_url}/unsubscribe?token=${run.unsubscribeToken(person.id, version.purpose)}`,
      }),
    ),
  );
  const urlOf = (link: number) =>
    app_url + pathInLanguage(`${MAIL_LINK_PATH}/${linkToken({ send_id: send.id, link }, secret)}`, language);
  return {
    ...letter,
    html: fillLinks(letter.html, urlOf),
    text: fillLinks(letter.text, urlOf),
    headers: { ...letter.headers, ...listHeaders(version, app_url) },
  };
}

/** RFC 2919. */
export const listHeaders = (
  { purpose, reply_to }: Pick<MessageVersion, 'purpose' | 'reply_to'>,
  app_url: string,
): Readonly<Record<string, string>> => ({
  'List-Id': `<${purpose}.${new URL(app_url).hostname}>`,
  ...(reply_to === null ? {} : { 'Reply-To': reply_to }),
});

function compiledFor(run: Run, version: MessageVersion, language: Language): Promise<CompiledMessage> {
  const key = `${version.id} ${version.version} ${language}`;
  const known = run.compiled.get(key);
  if (known !== undefined) return known;
  const compiling = compileMessage(run.db.orm, version, { language, app_url: run.app_url });
  run.compiled.set(key, compiling);
  return compiling;
}

interface FailedSend {
  readonly send: ClaimedSend;
  readonly person_id: string;
  readonly error: unknown;
}

async function settleFailure(run: Run, { send: { id, attempts }, person_id, error }: FailedSend) {
  const { orm } = run.db;
  const failure = mailFailure(error);
  switch (failure.kind) {
    case 'address_refused':
      return void (await withTx(run.db, async (tx) => {
        await markBounced(tx, person_id);
        return succeed(await settleSend(tx, { id, state: 'bounced', reason: failure.code }));
      }));
    case 'refused':
      return settleSend(orm, { id, state: 'failed', reason: failure.code });
    case 'try_later':
      return attempts < MAX_ATTEMPTS
        ? requeueSend(orm, id, 5 * 4 ** (attempts - 1))
        : settleSend(orm, { id, state: 'failed', reason: failure.code });
    case 'unreachable':
      // The run of the next minute tries again.
      run.turns.stop(null);
      return undoClaim(orm, id);
    case 'unknown':
      run.turns.stop(null);
      return settleSend(orm, { id, state: 'unknown', reason: null });
  }
}
