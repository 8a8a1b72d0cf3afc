import type { AuditEntry } from '#contract/audit/admin.ts';

type Subject = Pick<
  AuditEntry,
  'subject_type' | 'subject_id' | 'subject_name' | 'owner_id' | 'is_subscription'
>;

const siteListPaths: Readonly<Record<string, string>> = {
  questions: '/admin/content/faq',
  testimonials: '/admin/content/testimonials',
};

/** Null where the subject has no page, or no longer exists. */
export function subjectHref(subject: Subject): string | null {
  const { subject_type, subject_id, subject_name, owner_id, is_subscription } = subject;
  const exists = subject_name !== null;
  switch (subject_type) {
    case 'user':
      return exists ? `/admin/users?user=${subject_id}` : null;
    case 'wallet':
      return owner_id === null ? null : `/admin/wallets/${owner_id}`;
    case 'discount':
      return '/admin/discounts';
    case 'voucher':
      return '/admin/discounts/vouchers';
    case 'order_bump':
      return '/admin/discounts/offers';
    case 'checkout_link':
      return `/admin/discounts/links/${subject_id}`;
    case 'booking':
      return `/admin/bookings/${subject_id}`;
    case 'calendar':
      return '/admin/bookings/calendars';
    case 'order':
      return `/admin/orders/${subject_id}`;
    case 'subscription':
      return `/admin/subscriptions/${subject_id}`;
    case 'product':
      if (is_subscription === null) return null;
      return `/admin/products/${is_subscription ? 'subscription' : 'one-time'}/edit/${subject_id}`;
    case 'products':
      return `/admin/products/${subject_id}`;
    case 'post':
      return exists ? `/admin/content/blog/${subject_id}` : null;
    case 'case_study':
      return exists ? `/admin/content/case-studies/${subject_id}` : null;
    case 'lead':
      return exists ? `/admin/content/leads/${subject_id}` : null;
    case 'site_page':
      return `/admin/content/pages/${subject_id}`;
    case 'site':
      return siteListPaths[subject_id] ?? null;
    case 'setting':
      return '/admin/content/settings';
    case 'month':
      return `/admin/reports/books?month=${subject_id}`;
    case 'form':
      return '/admin/content/forms';
    case 'payment':
      return `/admin/payments?search=${subject_id}`;
    case 'webhook':
      return '/admin/payments?tab=webhooks';
    case 'api_key':
      return '/admin/tools/programs';
    case 'webhook_endpoint':
      return '/admin/tools/programs/webhooks';
    case 'refund_request':
      return '/admin/refunds?status=all';
    default:
      return null;
  }
}
