import type { AuditEntry } from '#contract/audit/admin.ts';
import { roleLabels } from '#messages/account/roles.ts';
import { auditCopy as copy } from '#messages/audit/admin.ts';
import { auditLabels } from '#messages/audit/admin-labels.ts';
import { assistantAuditLabels } from '#messages/audit/assistant-labels.ts';
import { broadcastAuditLabels } from '#messages/audit/broadcast-labels.ts';
import { referralAuditLabels } from '#messages/audit/referral-labels.ts';
import { sequenceAuditLabels } from '#messages/audit/sequence-labels.ts';
import { whatsappAuditLabels } from '#messages/audit/whatsapp-labels.ts';
import { bookingsCopy } from '#messages/bookings/admin.ts';
import { leadsCopy } from '#messages/leads/admin.ts';
import { orderStatusLabels } from '#messages/orders/status.ts';
import { shortId } from '#shared/short-id.ts';

/** A name without a label is shown as stored: old entries may hold actions that no longer exist. */
function labelOf(labels: Readonly<Record<string, string>>, name: string): string {
  return labels[name] ?? name;
}

const actionLabels = (): Readonly<Record<string, string>> => ({
  ...auditLabels.actions,
  ...assistantAuditLabels.actions,
  ...broadcastAuditLabels.actions,
  ...referralAuditLabels.actions,
  ...sequenceAuditLabels.actions,
  ...whatsappAuditLabels.actions,
});
export const subjectLabels = (): Readonly<Record<string, string>> => ({
  ...auditLabels.subjects,
  ...assistantAuditLabels.subjects,
  ...broadcastAuditLabels.subjects,
  ...referralAuditLabels.subjects,
  ...sequenceAuditLabels.subjects,
  ...whatsappAuditLabels.subjects,
});

export const actionLabel = (action: string): string => labelOf(actionLabels(), action);
export const subjectTypeLabel = (type: string): string => labelOf(subjectLabels(), type);
export function fieldLabel(name: string): string {
  const fields: Readonly<Record<string, string>> = {
    ...auditLabels.fields,
    ...assistantAuditLabels.fields,
    ...broadcastAuditLabels.fields,
    ...referralAuditLabels.fields,
    ...sequenceAuditLabels.fields,
    ...whatsappAuditLabels.fields,
  };
  return fields[name] ?? name.replaceAll('_', ' ').replaceAll('.', ' › ');
}

export function valueLabel(field: string, value: string): string {
  if (field === 'role') return labelOf(roleLabels, value);
  if (field === 'state') return labelOf(bookingsCopy.states, value);
  if (field === 'of') return labelOf(bookingsCopy.kinds, value);
  return field === 'status' ? labelOf({ ...leadsCopy.status, ...orderStatusLabels }, value) : value;
}

const actionKinds = {
  account: ['account'],
  user: ['user', 'people', 'segment', 'broadcast', 'sequence'],
  wallet: ['wallet'],
  order: ['order', 'subscription', 'refund_request', 'booking', 'session_type', 'day_off', 'time'],
  discount: ['discount', 'voucher', 'referral', 'affiliate', 'checkout_link', 'order_bump'],
  payment: ['payment', 'dispute', 'webhook', 'books'],
  product: ['product'],
  content: ['post', 'case_study', 'site_page', 'translation', 'questions', 'testimonials'],
  program: ['api_key', 'webhook_endpoint'],
  setting: ['setting', 'calendar', 'calendar_feed', 'form', 'lead', 'test_data', 'whatsapp', 'assistant'],
} as const satisfies Readonly<Record<keyof typeof auditLabels.groups, readonly string[]>>;

export function actionGroups(): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const groups: Readonly<Record<string, string>> = auditLabels.groups;
  return Object.fromEntries(
    Object.entries(actionKinds).map(([group, kinds]) => [groups[group], actionOptions(kinds)]),
  );
}

function actionOptions(kinds: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(actionLabels()).filter(([action]) => kinds.includes(action.split('.')[0] ?? '')),
  );
}

export function subjectLabel({ subject_name, subject_id }: AuditEntry): string {
  if (subject_name !== null) return subject_name;
  return subject_id.length === 36 ? shortId(subject_id) : subject_id;
}

export function actorName({ actor_name, address }: AuditEntry): string {
  return actor_name ?? (address === null ? copy.system : copy.unknown);
}

export const originLabel = ({ device, address }: AuditEntry): string =>
  [device, address].filter((part) => part !== null).join(' · ') || copy.system;

export function toTrailLines(entries: readonly AuditEntry[]) {
  return entries.map((entry) => ({
    id: entry.id,
    text: actionLabel(entry.action),
    by: `${actorName(entry)} · ${originLabel(entry)}`,
    at: entry.created_at,
  }));
}
