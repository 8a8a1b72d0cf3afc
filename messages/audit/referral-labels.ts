import { inLanguage } from '#shared/language/language.ts';
import type { AuditAction } from '#shared/people/audit.ts';

/** Belongs to `auditLabels`. */
export const referralAuditLabels = inLanguage({
  id: {
    actions: {
      'referral.terms_changed': 'Ketentuan ajakan teman diubah',
      'referral.terms_requested': 'Perubahan ketentuan ajakan diajukan',
      'referral.terms_approved': 'Perubahan ketentuan ajakan disetujui',
      'referral.terms_rejected': 'Perubahan ketentuan ajakan ditolak',
      'referral.counted': 'Ajakan teman diterima',
      'referral.refused': 'Ajakan teman ditolak',
      'affiliate.created': 'Afiliasi ditambahkan',
      'affiliate.changed': 'Afiliasi diubah',
      'affiliate.paid': 'Komisi ditransfer',
    } satisfies Record<Extract<AuditAction, `${'referral' | 'affiliate'}.${string}`>, string>,
    subjects: { referral: 'Ajakan teman', affiliate: 'Afiliasi' },
    fields: {
      is_on: 'Berjalan',
      percent: 'Persen',
      amount: 'Potongan',
      minimum: 'Minimum belanja',
      targets: 'Berlaku untuk',
      reward: 'Kredit pengajak',
      refused_reason: 'Alasan ditolak',
      credited_bigint: 'Sudah masuk',
      owed_bigint: 'Belum tertutup',
      code: 'Kode',
      rate_percent: 'Komisi (persen)',
      window_days: 'Hari sesudahnya',
    },
  },
  en: {
    actions: {
      'referral.terms_changed': 'Referral terms changed',
      'referral.terms_requested': 'Change of referral terms requested',
      'referral.terms_approved': 'Change of referral terms approved',
      'referral.terms_rejected': 'Change of referral terms rejected',
      'referral.counted': 'Referral counted',
      'referral.refused': 'Referral refused',
      'affiliate.created': 'Affiliate created',
      'affiliate.changed': 'Affiliate changed',
      'affiliate.paid': 'Commission transferred',
    },
    subjects: { referral: 'Referral', affiliate: 'Affiliate' },
    fields: {
      is_on: 'Running',
      percent: 'Percent',
      amount: 'Amount off',
      minimum: 'Minimum purchase',
      targets: 'Applies to',
      reward: 'Referrer’s credit',
      refused_reason: 'Reason of refusal',
      credited_bigint: 'Credited',
      owed_bigint: 'Not recovered',
      code: 'Code',
      rate_percent: 'Commission (percent)',
      window_days: 'Days after it',
    },
  },
});
