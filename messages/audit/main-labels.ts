import type { AuditAction, AuditSubject } from '#shared/people/audit.ts';

/** Their labels stand in files of their own. */
type LabelledApart = 'affiliate' | 'assistant' | 'broadcast' | 'referral' | 'sequence' | 'whatsapp';

export type MainAction = Exclude<AuditAction, `${LabelledApart}.${string}`>;
export type MainSubject = Exclude<AuditSubject, LabelledApart>;
