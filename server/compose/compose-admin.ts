import type { Implementation } from '../api/implement.ts';
import { auditRoutes } from '../audit/audit.routes.ts';
import { availabilityRoutes } from '../bookings/bookings.routes.ts';
import { bookRoutes } from '../books/books.routes.ts';
import { adminProductRoutes, contentBuilderRoutes } from '../catalog/admin/admin-products.routes.ts';
import { checkoutLinkRoutes } from '../checkout-links/checkout-links.routes.ts';
import { contentAdminRoutes } from '../content/admin-content.routes.ts';
import type { readSettings } from '../content/index.ts';
import {
  courseProgressRoutes,
  staffHandInRoutes,
  staffQuestionRoutes,
} from '../courses/admin-courses.routes.ts';
import { discountRoutes } from '../discounts/discounts.routes.ts';
import { grantRoutes } from '../intents/intents.routes.ts';
import { mediaRoutes } from '../media/media.routes.ts';
import { orderBumpRoutes } from '../order-bumps/order-bumps.routes.ts';
import { orderRoutes } from '../orders/orders.routes.ts';
import { paymentReminderRoutes } from '../payment-reminders/payment-reminders.routes.ts';
import type { TopUpServices } from '../payments/index.ts';
import { paymentRoutes } from '../payments/payments.routes.ts';
import { contactRoutes, peopleRoutes, userRoutes } from '../people/people.routes.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/db.ts';
import type { OnUnread } from '../platform/failures/open-parts.ts';
import type { ResumableStore } from '../platform/storage/resumable-store.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { staffWaitRoutes } from '../product-waits/product-waits.routes.ts';
import { staffAffiliateRoutes } from '../referrals/affiliates/affiliates.routes.ts';
import { staffReferralRoutes } from '../referrals/referrals.routes.ts';
import type { RefundServices } from '../refunds/index.ts';
import { refundRoutes } from '../refunds/refunds.routes.ts';
import { overviewRoutes, reportRoutes } from '../reports/reports.routes.ts';
import { savedViewRoutes } from '../saved-views/saved-views.routes.ts';
import { searchDeskRoutes } from '../search/search.routes.ts';
import { segmentRoutes } from '../segments/segments.routes.ts';
import { staffSubscriptionRoutes } from '../subscriptions/subscriptions.routes.ts';
import { translationRoutes } from '../translations/translations.routes.ts';
import { staffWalletRoutes } from '../wallet/wallet.routes.ts';

interface StaffServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly app_url: string;
  readonly readSettings: () => ReturnType<typeof readSettings>;
  readonly storage: Storage;
  readonly uploads: ResumableStore;
  readonly top_ups: TopUpServices;
  readonly refunds: RefundServices;
  readonly onUnread: OnUnread;
}

export function staffRoutes(services: StaffServices): readonly Implementation[] {
  const { db, clock, app_url, readSettings, storage, uploads, top_ups, refunds, onUnread } = services;
  return [
    ...adminProductRoutes({ db, clock }),
    ...contentAdminRoutes({ db, clock }),
    ...grantRoutes({ db, clock }),
    ...orderRoutes(refunds),
    ...staffSubscriptionRoutes(refunds),
    ...staffWalletRoutes({ db, readSettings }),
    ...discountRoutes({ db }),
    ...staffReferralRoutes({ db }),
    ...staffAffiliateRoutes({ db }),
    ...checkoutLinkRoutes({ db }),
    ...availabilityRoutes({ db, clock }),
    ...orderBumpRoutes({ db }),
    ...staffWaitRoutes({ db }),
    ...staffQuestionRoutes({ db }),
    ...staffHandInRoutes({ db, storage }),
    ...courseProgressRoutes(),
    ...paymentReminderRoutes(),
    ...paymentRoutes(top_ups),
    ...contentBuilderRoutes({ db }),
    ...mediaRoutes({ db, clock, storage, uploads, readSettings }),
    ...overviewRoutes({ onUnread }),
    ...auditRoutes(),
    ...reportRoutes({ clock }),
    ...bookRoutes({ db, clock }),
    ...peopleRoutes({ db }),
    ...contactRoutes({ db, clock }),
    ...segmentRoutes({ db }),
    ...searchDeskRoutes(),
    ...refundRoutes(refunds),
    ...userRoutes({ db, app_url }),
    ...savedViewRoutes({ db }),
    ...translationRoutes({ db }),
  ];
}
