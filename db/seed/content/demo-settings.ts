import { publicSettings, type SettingKey, withDefaults } from '#shared/site-settings.ts';

/** What the demo business says of itself; production begins without (DECISIONS 32, 52, 63). */
export const demoSettings = {
  brand_description:
    'Pendampingan AI untuk pemilik toko, klinik, restoran, dan pabrik: balas chat, cocokkan stok, rekap penjualan. Mulai dari satu proses, terasa dalam 2–4 minggu.',
  consultant_name: 'Konsultan Arunika',
  consultant_bio:
    'Saya duduk di kasir, dapur, dan gudang sebelum menyarankan apa pun. Yang saya pasang adalah satu proses yang benar-benar Anda ulang setiap hari, lalu saya ukur bersama tim Anda apakah waktunya memang kembali.',
  contact_email: 'halo@arunika.example',
  team_email: 'tim@arunika.example',
  whatsapp_number: '6281200000000',
  support_hours: '09.00–17.00 WIB',
  community_url: 'https://chat.whatsapp.com/arunika-contoh',
  instagram_url: 'https://www.instagram.com/arunika.example',
  linkedin_url: 'https://www.linkedin.com/company/arunika-example',
  youtube_url: 'https://www.youtube.com/@arunika-example',
  claim_businesses: '50+',
  claim_efficiency: '240%',
  claim_support: '24/7',
  claim_members: '500+',
  claim_response: '< 1 jam',
  claim_results: '2–4 minggu',
  claim_contact: '24 jam',
} as const satisfies Partial<Readonly<Record<SettingKey, string>>>;

/** What visitors of the demo business see. */
export const demoPublicSettings = publicSettings(withDefaults(new Map(Object.entries(demoSettings))));
