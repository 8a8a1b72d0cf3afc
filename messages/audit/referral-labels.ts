import { inLanguage } from '#shared/language/language.ts';
import type { AuditAction } from '#shared/people/audit.ts';

/** Belongs to `auditLabels`. */
export const referralAuditLabels = inLanguage({
  id: {
    actions: {
      'referral.terms_changed': 'Ketentuan ajakan teman diubah',
      'referral.counted': 'Ajakan teman diterima',
      'referral.refused': 'Ajakan teman ditolak',
      'affiliate.created': 'Afiliasi ditambahkan',
      'affiliate.changed': 'Afiliasi diubah',
      'affiliate.paid': 'Komisi ditransfer',
    } satisfies Record<Extract<AuditAction, `${'referral' | 'affiliate'}.${string}`>, string>,
    subjects: { referral: 'Ajakan teman', affiliate: 'Afiliasi' },
  },
  en: {
    actions: {
      'referral.terms_changed': 'Referral terms changed',
      'referral.counted': 'Referral counted',
      'referral.refused': 'Referral refused',
      'affiliate.created': 'Affiliate created',
      'affiliate.changed': 'Affiliate changed',
      'affiliate.paid': 'Commission transferred',
    },
    subjects: { referral: 'Referral', affiliate: 'Affiliate' },
  },
});
