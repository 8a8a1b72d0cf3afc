import type { FormType } from '#shared/forms.ts';

export const formLabels: Readonly<Record<FormType, string>> = {
  free_audit: 'Free audit',
  join_community: 'Komunitas',
  consultation_booking: 'Jadwal konsultasi',
  mentorship_application: 'Mentorship',
  contact: 'Kontak',
  ai_agent_notice: 'Kabar AI Agent Environment',
};

/** Descriptions for staff. */
export const formDescriptions: Readonly<Record<FormType, string>> = {
  free_audit: 'Sepuluh audit gratis setiap bulan; sesudah itu daftar tunggu.',
  join_community: 'Bergabung dengan grup komunitas.',
  consultation_booking: 'Meminta jadwal konsultasi.',
  mentorship_application: 'Melamar pendampingan.',
  contact: 'Pesan dari halaman kontak.',
  ai_agent_notice: 'Minta dikabari saat AI Agent Environment dibuka.',
};

/** Purposes of a consent. */
export const consentLabels = {
  terms: 'Syarat Layanan dan Kebijakan Privasi',
  waiting_list: 'Kabar saat produk yang ditunggu tersedia',
  news: 'Kabar dan penawaran lewat email',
  form: (form: string) => `Formulir ${form}`,
};
