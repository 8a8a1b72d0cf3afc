import type pg from 'pg';
import { addDays, dayOf, startOfDay } from '#shared/time/dates.ts';

const HOUR_MS = 3_600_000;

interface Buyer {
  readonly sequence_id: string;
  readonly person_id: string;
  readonly bought_at: Date;
  /** When they bought the product that ends the sequence; null: not yet. */
  readonly left_at: Date | null;
  readonly is_curious: boolean;
}

interface Step {
  readonly id: string;
  readonly message_id: string;
  readonly delay_unit: 'hours' | 'days';
  readonly delay_count: number;
  readonly send_hour: number | null;
}

/** Whoever bought what begins a sequence and wants its mails had the steps that were due until today. */
export async function writeEnrolments(client: pg.PoolClient): Promise<void> {
  const { rows: buyers } = await client.query<Buyer>(`
    select s.id as sequence_id, p.id as person_id, min(o.created_at) as bought_at,
           (select min(x.created_at) from orders x join order_items y on y.order_id = x.id
            where x.user_id = p.user_id and y.product_id = s.exit_product_id and x.status = 'completed') as left_at,
           row_number() over (order by min(o.created_at)) % 3 = 1 as is_curious
    from sequences s join order_items i on i.product_id = s.trigger_product_id
      join orders o on o.id = i.order_id and o.status = 'completed' join people p on p.user_id = o.user_id
      join consent_states c on c.email_digest = p.email_digest and c.purpose = s.purpose
        and c.channel = 'mail' and c.is_granted
    where s.trigger_kind = 'bought' group by s.id, p.id order by bought_at`);
  for (const buyer of buyers) {
    const { rows: steps } = await client.query<Step>(
      `select id, message_id, delay_unit, delay_count, send_hour from sequence_steps
       where sequence_id = $1 order by position`,
      [buyer.sequence_id],
    );
    // Whoever had the other product already never entered.
    if (buyer.left_at === null || buyer.left_at > buyer.bought_at) await writeEnrolment(client, buyer, steps);
  }
}

async function writeEnrolment(client: pg.PoolClient, buyer: Buyer, steps: readonly Step[]): Promise<void> {
  const { sequence_id, person_id, bought_at, left_at } = buyer;
  const planned = dueTimes(steps, bought_at);
  const until = left_at ?? new Date();
  const passed = planned.filter(({ at }) => at < until);
  const next = planned[passed.length];
  const last = passed.at(-1)?.at ?? bought_at;
  const ended_at = left_at !== null && next !== undefined ? left_at : next === undefined ? last : null;
  const end_reason = ended_at === null ? null : next === undefined ? 'finished' : 'bought';
  const { rows } = await client.query<{ id: string }>(
    `insert into sequence_enrolments
       (sequence_id, person_id, started_at, passed_at, wake_at, ended_at, end_reason, next_step_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    [sequence_id, person_id, bought_at, last, next?.at ?? last, ended_at, end_reason, next?.step.id ?? null],
  );
  for (const { step, at } of passed) {
    await client.query(
      `insert into sequence_passes (enrolment_id, step_id, outcome, passed_at) values ($1, $2, 'queued', $3)`,
      [rows[0]?.id, step.id, at],
    );
    await client.query(
      `insert into mailing_sends
         (message_id, person_id, occasion, version, state, attempts, queued_at, sending_at, settled_at)
       values ($1, $2, '1', 1, 'sent', 1, $3, $3, $3)`,
      [step.message_id, person_id, at],
    );
  }
  // Whoever bought came through the newest mail; every third of the others followed the first.
  const clicked = end_reason === 'bought' ? passed.at(-1) : passed[0];
  if (clicked === undefined || (end_reason !== 'bought' && !buyer.is_curious)) return;
  const clicked_at = new Date(Math.min(clicked.at.getTime() + 2 * HOUR_MS, until.getTime() - 1));
  await client.query(
    `insert into mailing_clicks (send_id, message_id, link, day, clicked_at)
     select id, message_id, 0, $3, $4 from mailing_sends where message_id = $1 and person_id = $2`,
    [clicked.step.message_id, person_id, dayOf(clicked_at), clicked_at],
  );
}

/** Each step counts from the one before it; one with an hour waits for it, in WIB. */
function dueTimes(steps: readonly Step[], start: Date): readonly { step: Step; at: Date }[] {
  const planned: { step: Step; at: Date }[] = [];
  for (const step of steps) {
    const before = planned.at(-1)?.at ?? start;
    const at =
      step.delay_unit === 'days' && step.send_hour !== null
        ? new Date(startOfDay(addDays(dayOf(before), step.delay_count)).getTime() + step.send_hour * HOUR_MS)
        : new Date(before.getTime() + step.delay_count * HOUR_MS * (step.delay_unit === 'days' ? 24 : 1));
    planned.push({ step, at });
  }
  return planned;
}
