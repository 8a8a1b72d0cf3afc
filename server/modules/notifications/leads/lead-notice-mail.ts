import type { Mailer } from '#server/platform/mailer.ts';
import { formatMonth } from '#shared/dates.ts';
import { type FormType, formLabels } from '#shared/forms.ts';
import { composeMail, type MailContent, type Row } from '../mail-layout.ts';

/** `month` is its first day, in WIB. */
export interface AuditSlotFacts {
  readonly place: 'slot' | 'waiting_list';
  readonly month: string;
}

export interface LeadNoticeFacts {
  readonly form_type: FormType;
  readonly email: string;
  readonly full_name: string;
  readonly company: string | null;
  readonly answers: Readonly<Record<string, string | readonly string[]>>;
  /** Of this form by this sender. */
  readonly submission_count: number;
  readonly lead_score: number;
  readonly place: AuditSlotFacts | null;
}

/** The fields of all forms in the order shown; other keys are left out. */
const shortFields: readonly (readonly [field: string, label: string])[] = [
  ['name', 'Nama'],
  ['email', 'E-mail'],
  ['whatsapp', 'WhatsApp'],
  ['role', 'Jabatan'],
  ['customRole', 'Jabatan lainnya'],
  ['companyName', 'Nama usaha'],
  ['company', 'Nama usaha'],
  ['companyWebsite', 'Website'],
  ['website', 'Website'],
  ['companySize', 'Jumlah karyawan'],
  ['company_size', 'Jumlah karyawan'],
  ['revenue', 'Omzet per bulan'],
  ['services', 'Layanan'],
  ['goal', 'Tujuan'],
  ['preferred_date', 'Tanggal'],
  ['preferred_time', 'Waktu'],
];
const longFields: readonly (readonly [field: string, label: string])[] = [
  ['topic', 'Topik'],
  ['challenges', 'Tantangan'],
  ['message', 'Pesan'],
];
const SUBJECT_NAME_LENGTH = 80;

/** Notifies the team of a form: sender, answers, lead score and audit slot. */
export function sendLeadNotice(mailer: Mailer, to: string, facts: LeadNoticeFacts): Promise<void> {
  return mailer.send({ to, ...leadNoticeMail(facts) });
}

export function leadNoticeMail(facts: LeadNoticeFacts): MailContent {
  const form = formLabels[facts.form_type];
  const name = (facts.company ?? facts.full_name).slice(0, SUBJECT_NAME_LENGTH);
  return composeMail({
    subject: `${form}: ${name}`,
    greeting: 'Halo Tim,',
    paragraphs: [
      facts.submission_count === 1
        ? `Formulir ${form} baru saja masuk.`
        : `Formulir ${form} dikirim lagi oleh pengirim yang sama, sekarang untuk ke-${facts.submission_count} kalinya.`,
      ...longFields.flatMap(([field, label]) => {
        const value = textOf(facts.answers[field]);
        return value === '' ? [] : [`${label}:\n${value}`];
      }),
    ],
    rows: [
      ...answerRows(facts),
      ...auditSlotRows(facts.place),
      { label: 'Skor', value: `${facts.lead_score}` },
    ],
  });
}

function answerRows({ answers }: LeadNoticeFacts): readonly Row[] {
  return shortFields.flatMap(([field, label]) => {
    const value = textOf(answers[field]);
    return value === '' ? [] : [{ label, value }];
  });
}

function textOf(answer: string | readonly string[] | undefined): string {
  if (answer === undefined) return '';
  return typeof answer === 'string' ? answer : answer.join(', ');
}

function auditSlotRows(place: AuditSlotFacts | null): readonly Row[] {
  if (place === null) return [];
  const kind = place.place === 'slot' ? 'Slot' : 'Daftar tunggu';
  return [{ label: 'Tempat', value: `${kind} ${formatMonth(place.month)}` }];
}
