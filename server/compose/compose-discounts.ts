import type { Implementation } from '../api/implement.ts';
import { discountJobs } from '../discounts/discount.jobs.ts';
import type { JobDefinition } from '../jobs/worker/define-job.ts';
import type { Database } from '../platform/database/db.ts';
import type { Mailer } from '../platform/outgoing/mailer.ts';
import { affiliateRoutes } from '../referrals/affiliates/affiliates.routes.ts';
import { referralJobs } from '../referrals/referral.jobs.ts';
import { referralRoutes } from '../referrals/referrals.routes.ts';
import { voucherRoutes } from '../vouchers/vouchers.routes.ts';

interface DiscountJobServices {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly app_url: string;
}

export const reductionJobs = (services: DiscountJobServices): readonly JobDefinition[] => [
  ...discountJobs(services),
  ...referralJobs(services),
];

/** Codes that lower a price or bring credit. */
export const codeRoutes = (services: { readonly db: Database }): readonly Implementation[] => [
  ...voucherRoutes(services),
  ...referralRoutes(services),
  ...affiliateRoutes(services),
];
