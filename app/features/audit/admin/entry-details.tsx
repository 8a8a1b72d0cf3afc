import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { AuditEntry } from '#contract/audit/admin.ts';
import { auditCopy as copy } from '#messages/audit/admin.ts';
import { formatCardDate, formatTime } from '#shared/time/dates.ts';
import { actorName, fieldLabel, subjectTypeLabel } from './audit-labels.ts';
import { diffFields, formatFieldValue } from './diff-fields.ts';

interface EntryDetailsProps {
  readonly entry: AuditEntry;
  readonly historyHref: string;
}

export function EntryDetails({ entry, historyHref }: EntryDetailsProps) {
  const href = subjectHref(entry);
  return (
    <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <section aria-label={copy.changes} className="min-w-0">
        <h3 className="mb-1.5 font-semibold text-small">{copy.changes}</h3>
        <ChangeTable entry={entry} />
      </section>
      <div className="min-w-0">
        <EntryFacts entry={entry} />
        <p className="mt-3 flex flex-wrap gap-x-6 text-ui">
          {href !== null && <DetailLink to={href}>{copy.open}</DetailLink>}
          <DetailLink to={historyHref}>{copy.history}</DetailLink>
        </p>
      </div>
    </div>
  );
}

function DetailLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Link to={to} className="inline-flex min-h-tap items-center text-link underline-offset-4 hover:underline">
      {children}
    </Link>
  );
}

function EntryFacts({ entry }: { readonly entry: AuditEntry }) {
  const {
    created_at,
    actor_email,
    actor_role,
    address,
    device,
    api_key,
    subject_type,
    subject_id,
    request_id,
  } = entry;
  const rows: readonly (readonly [string, string | null])[] = [
    [copy.when, `${formatCardDate(created_at)}, ${formatTime(created_at)} WIB`],
    [copy.who, actor_email === null ? actorName(entry) : `${actorName(entry)}, ${actor_email}`],
    [copy.role, actor_role],
    [copy.where, address],
    [copy.device, device],
    ...(api_key === null ? [] : [[copy.apiKey, api_key] as const]),
    [copy.what, `${subjectTypeLabel(subject_type)} ${subject_id}`],
    [copy.request, request_id],
    [copy.entry, String(entry.id)],
  ];
  return (
    <dl className="grid gap-y-1.5 text-small tabular-nums">
      {rows.map(([label, value]) => (
        <div key={label} className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-3">
          <dt className="text-ink-3">{label}</dt>
          <dd className="break-all">{value ?? '–'}</dd>
        </div>
      ))}
    </dl>
  );
}

function ChangeTable({ entry }: { readonly entry: Pick<AuditEntry, 'before' | 'after'> }) {
  const changes = diffFields(entry.before, entry.after);
  if (changes.length === 0) return <p className="text-ink-2 text-ui">{copy.nothing}</p>;
  return (
    <dl className="text-ui">
      {changes.map(({ name, before, after }) => (
        <div
          key={name}
          className="grid gap-x-5 gap-y-1 border-line border-b border-dashed py-2 last:border-b-0 sm:grid-cols-[minmax(7rem,1fr)_3fr]"
        >
          <dt className="min-w-0 break-words text-ink-3 text-small sm:pt-0.5">{fieldLabel(name)}</dt>
          <dd className="num flex min-w-0 flex-wrap items-baseline gap-x-2.5 gap-y-1">
            {before !== undefined && (
              <del className="min-w-0 whitespace-pre-line break-words text-ink-3 decoration-from-font">
                <span className="sr-only">{copy.before}: </span>
                {formatFieldValue(name, before)}
              </del>
            )}
            {before !== undefined && after !== undefined && (
              <span aria-hidden="true" className="text-ink-3">
                →
              </span>
            )}
            {after !== undefined && (
              <ins className="min-w-0 whitespace-pre-line break-words font-medium no-underline">
                <span className="sr-only">{copy.after}: </span>
                {formatFieldValue(name, after)}
              </ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

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
    case 'referral':
      return '/admin/discounts/referrals';
    case 'affiliate':
      return '/admin/discounts/affiliates';
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
