import type { Mailer } from '#server/platform/mailer.ts';
import { formatMonth } from '#shared/dates.ts';
import type { FormType } from '#shared/forms.ts';
import { composeMail, type MailContent, safeDisplayName } from '../mail-layout.ts';
import type { AuditSlotFacts } from './lead-notice-mail.ts';

/** Repeats nothing the sender wrote, except a name that looks like one. */
export interface LeadConfirmationFacts {
  readonly form_type: FormType;
  readonly full_name: string;
  readonly place: AuditSlotFacts | null;
  /** From the settings. */
  readonly support_hours: string;
  /** How soon an audit applicant is called; from the settings. */
  readonly claim_contact: string;
  readonly app_url: string;
}

interface ConfirmationCopy {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly button?: { readonly label: string; readonly url: string };
}

/** Confirms a form to its sender and says what happens next. */
export function sendLeadConfirmation(
  mailer: Mailer,
  to: string,
  facts: LeadConfirmationFacts,
): Promise<void> {
  return mailer.send({ to, ...leadConfirmationMail(facts) });
}

export function leadConfirmationMail(facts: LeadConfirmationFacts): MailContent {
  return composeMail({ greeting: greetingOf(facts.full_name), ...confirmationCopy(facts) });
}

/** Anybody can enter another person's address. */
function greetingOf(name: string): string {
  const plain = safeDisplayName(name);
  return plain === null ? 'Halo,' : `Halo ${plain},`;
}

function confirmationCopy({
  form_type,
  place,
  claim_contact,
  app_url,
  ...facts
}: LeadConfirmationFacts): ConfirmationCopy {
  const hours = facts.support_hours === '' ? '' : ` (${facts.support_hours})`;
  switch (form_type) {
    case 'free_audit':
      return auditCopy(place, claim_contact);
    case 'join_community':
      return {
        subject: 'Selamat datang di komunitas',
        paragraphs: [
          'Pendaftaran Anda sudah kami terima dan Anda sekarang anggota komunitas.',
          'Tautan grup dan materi gratis menunggu di akun Anda.',
        ],
        button: { label: 'Buka materi gratis', url: `${app_url}/freebies` },
      };
    case 'consultation_booking':
      return {
        subject: 'Permintaan jadwal konsultasi kami terima',
        paragraphs: [
          `Terima kasih. Tanggal dan waktu pilihan Anda sudah kami catat; jadwal baru pasti setelah kami konfirmasi melalui WhatsApp pada jam kerja${hours}.`,
        ],
      };
    case 'mentorship_application':
      return {
        subject: 'Pendaftaran mentorship kami terima',
        paragraphs: [
          `Terima kasih sudah bercerita tentang usaha Anda. Kami membacanya lebih dahulu, lalu menghubungi Anda melalui WhatsApp pada jam kerja${hours}.`,
        ],
      };
    case 'contact':
      return {
        subject: 'Pesan Anda kami terima',
        paragraphs: [`Terima kasih sudah menulis. Kami membalas pada jam kerja${hours}.`],
      };
    case 'ai_agent_notice':
      return {
        subject: 'Kami kabari saat AI Agent Environment dibuka',
        paragraphs: [
          'Alamat Anda sudah kami catat. Kami menulis sekali, yaitu saat AI Agent Environment dibuka.',
        ],
      };
  }
}

function auditCopy(place: AuditSlotFacts | null, within: string): ConfirmationCopy {
  const soon = `Tim kami menghubungi Anda ${within === '' ? '' : `dalam ${within} `}melalui WhatsApp`;
  if (place?.place === 'waiting_list') {
    const month = formatMonth(place.month);
    return {
      subject: `Free audit: Anda di daftar tunggu ${month}`,
      paragraphs: [
        `Slot free audit bulan ini sudah penuh. Anda masuk daftar tunggu untuk ${month}.`,
        `${soon} untuk mengonfirmasi tempat Anda.`,
      ],
    };
  }
  const month = place === null ? 'bulan ini' : formatMonth(place.month);
  return {
    subject: `Free audit: slot Anda untuk ${month}`,
    paragraphs: [
      `Pendaftaran Anda sudah kami terima dan satu slot free audit ${month} kami simpan untuk Anda.`,
      `${soon} untuk mengatur jadwal 30 menit Anda.`,
    ],
  };
}
