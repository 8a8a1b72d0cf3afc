import { Badge } from '#app/components/ui/badge.tsx';
import { leadsCopy } from '#messages/admin-content.ts';
import type { LeadStatus } from '#shared/forms.ts';

const variants = {
  new: 'hot',
  contacted: 'plain',
  qualified: 'outline',
  converted: 'ok',
  lost: 'off',
} as const;

export function LeadStatusBadge({ status }: { readonly status: LeadStatus }) {
  return <Badge variant={variants[status]}>{leadsCopy.status[status]}</Badge>;
}
