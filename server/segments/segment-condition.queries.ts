import { type SQL, sql } from 'drizzle-orm';
import type { SegmentRule, SegmentRules } from '#contract/segments/admin.ts';
import { toSen } from '#shared/money/money.ts';
import { startOfDay } from '#shared/time/dates.ts';

/** A condition on `people p`. A purchase is a completed order, as everywhere on the desk. */
export function segmentCondition({ match, rules }: SegmentRules): SQL {
  const parts = rules.map((rule) => {
    const holds = factOf(rule);
    return rule.operator === 'is' ? holds : sql`not ${holds}`;
  });
  return sql`(${sql.join(parts, match === 'all' ? sql` and ` : sql` or `)})`;
}

function factOf(rule: SegmentRule): SQL {
  switch (rule.fact) {
    case 'bought':
      return sql`exists (
        select from orders o join order_items i on i.order_id = o.id
        where o.user_id = p.user_id and o.status = 'completed' and i.product_id = ${rule.value})`;
    case 'bought_within':
      return sql`exists (
        select from orders o where o.user_id = p.user_id and o.status = 'completed'
          and o.created_at > now() - make_interval(days => ${rule.value}))`;
    case 'spent':
      return sql`(coalesce((
        select e.spent_after from wallets w join ledger_entries e on e.wallet_id = w.id
        where w.user_id = p.user_id and w.currency = 'IDR' order by e.id desc limit 1), 0) >= ${toSen(rule.value)})`;
    case 'consent': {
      const [purpose, channel] = rule.value.split('/');
      return sql`exists (
        select from consent_states s where s.email_digest = p.email_digest
          and s.purpose = ${purpose} and s.channel = ${channel} and s.is_granted)`;
    }
    case 'tag':
      return sql`exists (select from person_tags t where t.person_id = p.id and t.tag = ${rule.value})`;
    case 'language':
      return sql`(p.language is not distinct from ${rule.value})`;
    case 'source':
      return sql`starts_with(p.source, ${rule.value})`;
    case 'added':
      return sql`(p.created_at >= ${startOfDay(rule.value).toISOString()})`;
    case 'account':
      return sql`(p.user_id is not null)`;
  }
}
