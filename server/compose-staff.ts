import { availabilityRoutes } from './api/admin/bookings/availability.ts';
import { courseProgressRoutes } from './api/admin/catalog/course-progress.ts';
import { staffHandInRoutes } from './api/admin/catalog/hand-ins.ts';
import { staffQuestionRoutes } from './api/admin/catalog/lesson-questions.ts';
import { orderBumpRoutes } from './api/admin/catalog/order-bumps.ts';
import { contentBuilderRoutes } from './api/admin/catalog/product-content.ts';
import { staffWaitRoutes } from './api/admin/catalog/product-waits.ts';
import { adminProductRoutes } from './api/admin/catalog/products.ts';
import { contentAdminRoutes } from './api/admin/content/content.ts';
import { mediaRoutes } from './api/admin/content/media.ts';
import { translationRoutes } from './api/admin/content/translations.ts';
import { peopleRoutes } from './api/admin/people.ts';
import { bookRoutes } from './api/admin/sales/books.ts';
import { checkoutLinkRoutes } from './api/admin/sales/checkout-links.ts';
import { discountRoutes } from './api/admin/sales/discounts.ts';
import { grantRoutes } from './api/admin/sales/grants.ts';
import { orderRoutes } from './api/admin/sales/orders.ts';
import { paymentReminderRoutes } from './api/admin/sales/payment-reminders.ts';
import { paymentRoutes } from './api/admin/sales/payments.ts';
import { refundRoutes } from './api/admin/sales/refunds.ts';
import { overviewRoutes, reportRoutes } from './api/admin/sales/reports.ts';
import { staffSubscriptionRoutes } from './api/admin/sales/subscriptions.ts';
import { staffWalletRoutes } from './api/admin/sales/wallets.ts';
import { savedViewRoutes } from './api/admin/saved-views.ts';
import { userRoutes } from './api/admin/users.ts';
import type { Implementation } from './api/implement.ts';
import type { readSettings } from './modules/content/index.ts';
import type { TopUpServices } from './modules/payments/index.ts';
import type { RefundServices } from './modules/refunds/index.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/database/db.ts';
import type { OnUnread } from './platform/failures/open-parts.ts';
import type { ResumableStore } from './platform/storage/resumable-store.ts';
import type { Storage } from './platform/storage/storage.ts';

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

/** What the staff see and do. */
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
    ...reportRoutes({ clock }),
    ...bookRoutes({ db, clock }),
    ...peopleRoutes({ db }),
    ...refundRoutes(refunds),
    ...userRoutes({ db, app_url }),
    ...savedViewRoutes({ db }),
    ...translationRoutes({ db }),
  ];
}
