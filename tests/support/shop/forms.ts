import { randomUUID } from 'node:crypto';
import type { SentForm } from '#server/leads/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import type { FormType } from '#shared/leads/forms.ts';

const sender = { name: 'Sari Wulandari', email: 'sari@contoh.example', whatsapp: '+62 812-0000-0000' };

/** A sound answer to every field of every form, the optional ones too. */
export const formFields = {
  free_audit: {
    ...sender,
    role: 'CEO/Founder',
    customRole: '',
    companyName: 'Toko Contoh',
    companyWebsite: 'https://toko.example',
    companySize: '1-10',
    revenue: '50-250 juta',
    services: ['Process Automation'],
    challenges: 'Rekap penjualan makan waktu.',
  },
  join_community: { ...sender, company: 'Toko Contoh', website: 'https://toko.example' },
  consultation_booking: {
    ...sender,
    company: 'Toko Contoh',
    // Far enough away to stay in the future.
    preferred_date: '2099-12-01',
    preferred_time: 'Pagi (09.00-12.00)',
    topic: 'Balas chat pelanggan',
  },
  mentorship_application: {
    ...sender,
    company: 'Toko Contoh',
    website: 'https://toko.example',
    company_size: '1-10',
    goal: 'Merapikan proses harian',
    message: 'Kami bertiga.',
  },
  contact: { ...sender, topic: 'Layanan', message: 'Halo.' },
  ai_agent_notice: { email: sender.email },
} as const satisfies Readonly<Record<FormType, object>>;

/** Hidden fields of every form that a person sends. */
export const formEnvelope = () => ({
  consent: true as const,
  submission_key: randomUUID(),
  trap: '',
});

type BodyOf<Type extends FormType> = Extract<SentForm, { form_type: Type }>['body'];

export function auditForm(overrides: Partial<BodyOf<'free_audit'>> = {}): SentForm {
  const fields = { ...formFields.free_audit, services: [...formFields.free_audit.services] };
  return { form_type: 'free_audit', body: { ...fields, ...formEnvelope(), ...overrides } };
}

export function communityForm(overrides: Partial<BodyOf<'join_community'>> = {}): SentForm {
  return {
    form_type: 'join_community',
    body: { ...formFields.join_community, ...formEnvelope(), ...overrides },
  };
}

export function contactForm(overrides: Partial<BodyOf<'contact'>> = {}): SentForm {
  return { form_type: 'contact', body: { ...formFields.contact, ...formEnvelope(), ...overrides } };
}

export function bookingForm(overrides: Partial<BodyOf<'consultation_booking'>> = {}): SentForm {
  return {
    form_type: 'consultation_booking',
    body: { ...formFields.consultation_booking, ...formEnvelope(), ...overrides },
  };
}

/** How much there is of everything that a form can leave behind. */
export async function countTraces(db: Database): Promise<Readonly<Record<string, number>>> {
  const { rows } = await db.pool.query<Record<string, number>>(`
    select (select count(*)::integer from form_submissions) as submissions,
      (select coalesce(sum(submission_count), 0)::integer from form_submissions) as sent,
      (select count(*)::integer from leads) as leads,
      (select count(*)::integer from audit_slots) as slots,
      (select count(*)::integer from audit_waiting_list) as waiting,
      (select count(*)::integer from community_members) as members,
      (select coalesce(sum(total_form_submissions), 0)::integer from profiles) as noted,
      (select count(*)::integer from graphile_worker.jobs where task_identifier like 'send-lead-%') as mails`);
  const [row] = rows;
  if (row === undefined) throw new Error('the traces could not be counted');
  return row;
}

export const NO_TRACES = {
  submissions: 0,
  sent: 0,
  leads: 0,
  slots: 0,
  waiting: 0,
  members: 0,
  noted: 0,
  mails: 0,
} as const;
