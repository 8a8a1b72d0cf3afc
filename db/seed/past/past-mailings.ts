import type pg from 'pg';
import { consentWords } from '#messages/subscribers/consent-words.ts';
import { writeEnrolments } from './past-sequences.ts';
import type { Past } from './read-past.ts';

/** Consents of the buyers, a mail to all who agreed, and who went through the sequences; made to fit the sales. */
export async function writeMailings(client: pg.PoolClient, { broadcast }: Past): Promise<void> {
  await writeConsents(client);
  await writeBroadcast(client, broadcast);
  await writeEnrolments(client);
}

/** Four of five want news, half of them offers, and most a reminder; given an hour after they joined. */
async function writeConsents(client: pg.PoolClient): Promise<void> {
  const { news, offers, reminders } = consentWords;
  await client.query(
    `insert into consents (user_id, email_digest, purpose, channel, is_granted, source, words, decided_at, created_at)
     select u.id, address_digest(u.email), wish.purpose, 'mail', true, 'settings', wish.words, agreed.at, agreed.at
     from (select id, email, created_at, row_number() over (order by created_at) as n
           from users where role = 'user' and email like '%@pelanggan.example') u
     cross join lateral (values ('news', $1, u.n % 5 <> 2), ('offers', $2, u.n % 2 = 0), ('reminders', $3, true))
       as wish (purpose, words, is_wanted)
     cross join lateral (select u.created_at + interval '1 hour' as at) agreed
     where wish.is_wanted and agreed.at < now()`,
    [news, offers, reminders],
  );
}

/** Sent on a morning in WIB. Every third reader followed its link, some of them to buy; two unsubscribed. */
async function writeBroadcast(client: pg.PoolClient, sent: Past['broadcast']): Promise<void> {
  await client.query(
    `create temporary table past_sends on commit drop as
     with morning as (select date_trunc('day', now() - make_interval(days => $1)) + interval '2 hours' as at),
     message as (
       insert into mailing_messages (purpose, campaign, created_at, updated_at)
       select 'news', $2, at - interval '1 day', at from morning returning id),
     version as (
       insert into mailing_versions
         (message_id, version, subject, preview, body, subject_en, preview_en, body_en, product_id, created_at)
       select message.id, 1, $3, $4, $5, $6, $7, $8, products.id, at - interval '1 day'
       from message, morning, products where slug = $9 returning message_id),
     broadcast as (
       insert into broadcasts
         (message_id, audience, state, started_at, queued_at, finished_at, created_by, created_at, updated_at)
       select message_id, 'everybody', 'sent', at, at, at + interval '2 minutes', users.id, at - interval '1 day', at
       from version, morning, users where email = 'admin@arunika.example'),
     sends as (
       insert into mailing_sends
         (message_id, person_id, version, state, attempts, queued_at, sending_at, settled_at)
       select message_id, p.id, 1, 'sent', 1, at, at + interval '1 minute', at + interval '1 minute'
       from version, morning, people p
       where exists (
         select from consents c where c.email_digest = p.email_digest and c.purpose = 'news' and c.created_at < at)
       returning id, message_id, person_id)
     select sends.id, message_id, person_id, at, row_number() over (order by id) as n from sends, morning`,
    [
      ...[sent.days_ago, sent.campaign, sent.subject, sent.preview, sent.body],
      ...[sent.subject_en, sent.preview_en, sent.body_en, sent.product],
    ],
  );
  await client.query(`
    insert into mailing_clicks (send_id, message_id, link, day, clicked_at)
    select s.id, s.message_id, 0, (click.at at time zone 'Asia/Jakarta')::date, click.at
    from past_sends s join people p on p.id = s.person_id
    left join lateral (
      select min(o.created_at) - interval '20 minutes' as at from orders o
      where o.user_id = p.user_id and o.created_at between s.at + interval '1 hour' and s.at + interval '6 days') bought
      on true
    cross join lateral (select coalesce(bought.at, s.at + s.n * interval '17 minutes') as at) click
    where s.n % 3 = 1`);
  await client.query(`
    insert into consents (user_id, email_digest, purpose, channel, is_granted, source, decided_at, created_at)
    select p.user_id, p.email_digest, 'news', 'mail', false, 'mail', s.at + interval '3 hours', s.at + interval '3 hours'
    from past_sends s join people p on p.id = s.person_id where s.n in (7, 19)`);
}
