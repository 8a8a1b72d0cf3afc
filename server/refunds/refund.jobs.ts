import { z } from 'zod';
import type { SiteSettings } from '#shared/content/site-settings.ts';
import { defineMailJob, withTitles } from '../jobs/mail-job.ts';
import { defineJob, type JobDefinition } from '../jobs/worker/define-job.ts';
import { refundDecisionMail, refundNoticeMail, refundReceivedMail } from '../notifications/index.ts';
import { settleGatewayRefund } from '../orders/index.ts';
import type { Database } from '../platform/database/db.ts';
import type { Mailer } from '../platform/outgoing/mailer.ts';
import { readRefundDecision } from './index.ts';

export interface RefundJobServices {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly app_url: string;
  readonly readSettings: () => Promise<SiteSettings>;
}

const requestPayload = z.object({ refund_request_id: z.uuid() });

export function refundJobs({
  db,
  mailer,
  app_url,
  readSettings,
}: RefundJobServices): readonly JobDefinition[] {
  const factsOf = async (id: string) => {
    const facts = await readRefundDecision(db.orm, id);
    return { ...facts, order_url: `${app_url}/user/orders/${facts.order_id}` };
  };
  return [
    defineMailJob(
      { db, mailer },
      {
        name: 'send-refund-notice',
        schema: requestPayload,
        compose: async ({ refund_request_id }) => {
          const { team_email } = await readSettings();
          const facts = await factsOf(refund_request_id);
          return { to: team_email, write: () => refundNoticeMail(facts) };
        },
      },
    ),
    defineMailJob(
      { db, mailer },
      {
        name: 'send-refund-received',
        schema: requestPayload,
        compose: async ({ refund_request_id }) => {
          const facts = await factsOf(refund_request_id);
          return { to: facts.to, write: withTitles(db, facts, refundReceivedMail) };
        },
      },
    ),
    defineMailJob(
      { db, mailer },
      {
        name: 'send-refund-decision',
        schema: requestPayload,
        compose: async ({ refund_request_id }) => {
          const facts = await factsOf(refund_request_id);
          return { to: facts.to, write: withTitles(db, facts, refundDecisionMail) };
        },
      },
    ),
    defineJob({
      name: 'settle-gateway-refund',
      schema: z.object({ refund_id: z.uuid() }),
      run: ({ refund_id }) => settleGatewayRefund(db, refund_id),
    }),
  ];
}
