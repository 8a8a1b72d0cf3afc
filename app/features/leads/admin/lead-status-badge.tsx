import { StatusDot } from '#app/components/ui/status-dot.tsx';
import { leadsCopy } from '#messages/leads/admin.ts';
import type { LeadStatus } from '#shared/leads/forms.ts';

const tones = {
  new: 'wait',
  contacted: 'plain',
  qualified: 'outline',
  converted: 'ok',
  lost: 'off',
} as const;

export function LeadStatusBadge({ status }: { readonly status: LeadStatus }) {
  return <StatusDot tone={tones[status]}>{leadsCopy.status[status]}</StatusDot>;
}
