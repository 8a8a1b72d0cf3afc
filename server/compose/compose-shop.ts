import type { AdPlatform } from '#shared/ads/ads.ts';
import type { SiteSettings } from '#shared/content/site-settings.ts';
import { accountJobs } from '../account/account.jobs.ts';
import type { Implementation } from '../api/implement.ts';
import { cartRoutes } from '../cart/cart.routes.ts';
import { productRoutes } from '../catalog/products/products.routes.ts';
import { checkoutRoutes } from '../checkout/checkout.routes.ts';
import { discountJobs } from '../discounts/discount.jobs.ts';
import { invoiceJobs } from '../invoices/invoice.jobs.ts';
import type { JobDefinition } from '../jobs/worker/define-job.ts';
import { leadJobs } from '../leads/lead.jobs.ts';
import { giftRoutes } from '../orders/orders.routes.ts';
import type { TopUpServices } from '../payments/index.ts';
import type { Mailer } from '../platform/outgoing/mailer.ts';
import { productWaitJobs } from '../product-waits/product-wait.jobs.ts';
import { productWaitRoutes } from '../product-waits/product-waits.routes.ts';
import { affiliateRoutes } from '../referrals/affiliates/affiliates.routes.ts';
import { referralJobs } from '../referrals/referral.jobs.ts';
import { referralRoutes } from '../referrals/referrals.routes.ts';
import { refundJobs } from '../refunds/refund.jobs.ts';
import { reviewRoutes } from '../reviews/reviews.routes.ts';
import { subscriberJobs } from '../subscribers/subscriber.jobs.ts';
import { subscriptionJobs } from '../subscriptions/subscription.jobs.ts';
import { voucherRoutes } from '../vouchers/vouchers.routes.ts';
import type { TellByWhatsapp } from '../whatsapp/index.ts';
import { wishlistRoutes } from '../wishlist/wishlist.routes.ts';
import type { ComposeOptions } from './compose-options.ts';

interface ShopJobServices {
  readonly mailer: Mailer;
  readonly tell: TellByWhatsapp;
  readonly readSettings: () => Promise<SiteSettings>;
}

export function shopJobs(
  { config: { auth_secret: secret }, db, clock, logger, app_url }: ComposeOptions,
  { mailer, tell, readSettings }: ShopJobServices,
): readonly JobDefinition[] {
  const mails = { db, mailer, tell, app_url, secret };
  return [
    ...accountJobs({ db, mailer, logger, app_url }),
    ...discountJobs({ db }),
    ...invoiceJobs(db),
    ...leadJobs({ db, mailer, app_url, readSettings }),
    ...referralJobs({ db, mailer, app_url }),
    ...refundJobs({ db, mailer, app_url, readSettings }),
    ...productWaitJobs({ ...mails, clock, readSettings }),
    ...subscriberJobs(mails),
    ...subscriptionJobs({ db, clock, mailer, logger, app_url, secret }),
  ];
}

type ShopServices = Pick<TopUpServices, 'db' | 'gateways'> & {
  readonly secret: string;
  readonly ad_platforms: readonly AdPlatform[];
};

export function shopRoutes({ db, gateways, secret, ad_platforms }: ShopServices): readonly Implementation[] {
  return [
    ...productRoutes(),
    ...reviewRoutes({ db }),
    ...cartRoutes({ db }),
    ...wishlistRoutes({ db }),
    ...checkoutRoutes({ db, gateways, ad_platforms }),
    ...giftRoutes({ db }),
    ...voucherRoutes({ db }),
    ...referralRoutes({ db }),
    ...affiliateRoutes({ db }),
    ...productWaitRoutes({ db, secret }),
  ];
}
