import { inLanguage } from '#shared/language/language.ts';
import type { AuditAction } from '#shared/people/audit.ts';

type BroadcastAction = Extract<AuditAction, `broadcast.${string}`>;

export const broadcastAuditLabels = inLanguage({
  id: {
    actions: {
      'broadcast.created': 'Siaran dibuat',
      'broadcast.updated': 'Siaran diubah',
      'broadcast.deleted': 'Siaran dihapus',
      'broadcast.scheduled': 'Siaran dijadwalkan',
      'broadcast.sent': 'Siaran dikirim',
      'broadcast.unschedule': 'Jadwal siaran dibatalkan',
      'broadcast.pause': 'Siaran dijeda',
      'broadcast.resume': 'Siaran dilanjutkan',
      'broadcast.cancel': 'Siaran dihentikan',
      'broadcast.resend_unknown': 'Email yang tidak pasti dikirim ulang',
    } satisfies Record<BroadcastAction, string>,
    subjects: { broadcast: 'Siaran' },
    fields: {
      subject: 'Judul',
      purpose: 'Jenis',
      audience: 'Penerima',
      segment_id: 'ID segmen',
      readers: 'Jumlah penerima',
      scheduled_at: 'Waktu kirim',
    },
  },
  en: {
    actions: {
      'broadcast.created': 'Broadcast written',
      'broadcast.updated': 'Broadcast changed',
      'broadcast.deleted': 'Broadcast deleted',
      'broadcast.scheduled': 'Broadcast scheduled',
      'broadcast.sent': 'Broadcast sent',
      'broadcast.unschedule': 'Time of a broadcast taken back',
      'broadcast.pause': 'Broadcast paused',
      'broadcast.resume': 'Broadcast resumed',
      'broadcast.cancel': 'Broadcast stopped',
      'broadcast.resend_unknown': 'Mails of unknown fate sent again',
    } satisfies Record<BroadcastAction, string>,
    subjects: { broadcast: 'Broadcast' },
    fields: {
      subject: 'Subject',
      purpose: 'Kind',
      audience: 'Recipients',
      segment_id: 'Segment ID',
      readers: 'Number of recipients',
      scheduled_at: 'When it goes out',
    },
  },
});
