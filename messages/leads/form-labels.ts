import { inLanguage } from '#shared/language/language.ts';
import type { FormType } from '#shared/leads/forms.ts';
import {
  type ConsentPurpose,
  formOf,
  isMessagePurpose,
  type MessageChannel,
} from '#shared/people/consents.ts';

export const formLabels = inLanguage<Readonly<Record<FormType, string>>>({
  id: {
    free_audit: 'Free audit',
    join_community: 'Komunitas',
    consultation_booking: 'Jadwal konsultasi',
    mentorship_application: 'Mentorship',
    contact: 'Kontak',
    ai_agent_notice: 'Kabar AI Agent Environment',
  },
  en: {
    free_audit: 'Free audit',
    join_community: 'Community',
    consultation_booking: 'Consultation booking',
    mentorship_application: 'Mentorship',
    contact: 'Contact',
    ai_agent_notice: 'AI Agent Environment news',
  },
});

export const formDescriptions = inLanguage<Readonly<Record<FormType, string>>>({
  id: {
    free_audit: 'Sepuluh audit gratis setiap bulan; sesudah itu daftar tunggu.',
    join_community: 'Bergabung dengan grup komunitas.',
    consultation_booking: 'Meminta jadwal konsultasi.',
    mentorship_application: 'Melamar pendampingan.',
    contact: 'Pesan dari halaman kontak.',
    ai_agent_notice: 'Minta dikabari saat AI Agent Environment dibuka.',
  },
  en: {
    free_audit: 'Ten free audits each month, then a waiting list.',
    join_community: 'Joining the community group.',
    consultation_booking: 'Asking for a consultation.',
    mentorship_application: 'Applying for mentorship.',
    contact: 'Messages from the contact page.',
    ai_agent_notice: 'Asking to hear when the AI Agent Environment opens.',
  },
});

export const consentLabels = inLanguage({
  id: {
    terms: 'Syarat Layanan dan Kebijakan Privasi',
    waiting_list: 'Kabar saat produk yang ditunggu tersedia',
    ads: 'Memberi tahu Meta dan TikTok tentang pembelian saya',
    messages: {
      news: { mail: 'Kabar lewat email', whatsapp: 'Kabar lewat WhatsApp' },
      offers: { mail: 'Penawaran lewat email', whatsapp: 'Penawaran lewat WhatsApp' },
      reminders: { mail: 'Pengingat lewat email', whatsapp: 'Pengingat lewat WhatsApp' },
    },
    form: (form: string) => `Formulir ${form}`,
  },
  en: {
    terms: 'Terms of Service and Privacy Policy',
    waiting_list: 'News that an awaited product is available',
    ads: 'Telling Meta and TikTok what I bought',
    messages: {
      news: { mail: 'News by email', whatsapp: 'News by WhatsApp' },
      offers: { mail: 'Offers by email', whatsapp: 'Offers by WhatsApp' },
      reminders: { mail: 'Reminders by email', whatsapp: 'Reminders by WhatsApp' },
    },
    form: (form) => `Form: ${form}`,
  },
});

export function purposeLabel(purpose: ConsentPurpose, channel: MessageChannel | null): string {
  if (purpose === 'terms' || purpose === 'waiting_list' || purpose === 'ads') return consentLabels[purpose];
  if (isMessagePurpose(purpose)) return consentLabels.messages[purpose][channel ?? 'mail'];
  const form = formOf(purpose);
  if (form === null) throw new Error(`no words for the purpose ${purpose}`);
  return consentLabels.form(formLabels[form]);
}
