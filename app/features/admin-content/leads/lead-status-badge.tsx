import { Badge } from '#app/components/ui/badge.tsx';
import type { LeadStatus } from '#shared/forms.ts';
import { contentCopy } from '../content-copy.ts';

const variants = {
  new: 'hot',
  contacted: 'plain',
  qualified: 'outline',
  converted: 'ok',
  lost: 'off',
} as const;

export function LeadStatusBadge({ status }: { readonly status: LeadStatus }) {
  return <Badge variant={variants[status]}>{contentCopy.leads.status[status]}</Badge>;
}
