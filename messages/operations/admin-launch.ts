import type { SettingKey } from '#shared/content/site-settings.ts';
import { inLanguage } from '#shared/language/language.ts';

/** Texts of "Ready to launch" (DECISIONS 63). */
export const launchCopy = inLanguage({
  id: {
    title: 'Siap tayang',
    subtitle:
      'Yang dilihat pengunjung, dan yang hanya Anda yang tahu. Tidak ada yang tayang sebelum Anda menulisnya.',
    failed: 'Daftarnya tidak dapat dibaca.',
    progress: (done: number, total: number) => `${done} dari ${total} beres`,
    ready: 'Semuanya beres.',
    open: 'Buka',
    save: 'Simpan',
    settled: (count: number) => `${count} sudah beres`,
    confirm: 'Pastikan',
    leaveOut: 'Kosongkan',
    states: {
      missing: 'Belum ada',
      unconfirmed: 'Pastikan',
      left_out: 'Dikosongkan',
      done: 'Beres',
    },
    groups: {
      sales: 'Sebelum penjualan pertama',
      business: 'Usaha',
      contact: 'Kontak',
      claims: 'Klaim',
      content: 'Konten',
    },
    sales: { gateway: 'Gateway pembayaran', mail: 'Pengiriman email', backup: 'Cadangan otomatis' },
    brokenBundle: (title: string) => `Isi paket “${title}” yang dijual semuanya`,
    content: {
      privacy: 'Kebijakan privasi',
      terms: 'Syarat layanan',
      products: 'Produk yang dijual',
      questions: 'Tanya jawab',
      testimonials: 'Testimoni',
      posts: 'Artikel blog',
    },
  },
  en: {
    title: 'Ready to launch',
    subtitle:
      'What only you can tell visitors. Nothing here is published until you fill it in or confirm it.',
    failed: 'The list could not be read.',
    progress: (done, total) => `${done} of ${total} done`,
    ready: 'Everything is done.',
    open: 'Open',
    save: 'Save',
    settled: (count) => `${count} done`,
    confirm: 'Confirm',
    leaveOut: 'Leave out',
    states: {
      missing: 'Missing',
      unconfirmed: 'To confirm',
      left_out: 'Left out',
      done: 'Done',
    },
    groups: {
      sales: 'Before the first sale',
      business: 'Business',
      contact: 'Contact',
      claims: 'Claims',
      content: 'Content',
    },
    sales: { gateway: 'Payment gateway', mail: 'Sending mail', backup: 'Automatic backup' },
    brokenBundle: (title) => `Every part of the bundle “${title}” on sale`,
    content: {
      privacy: 'Privacy policy',
      terms: 'Terms of service',
      products: 'A product for sale',
      questions: 'Frequently asked questions',
      testimonials: 'Testimonials',
      posts: 'A blog post',
    },
  },
});

/** In page order. Settings that guard money have valid defaults. */
export const launchSettings = inLanguage({
  id: {
    business: {
      brand_name: 'Nama usaha',
      brand_tagline: 'Kalimat di kaki halaman',
      brand_description: 'Ringkasan untuk mesin pencari',
      consultant_name: 'Nama konsultan',
      consultant_role: 'Peran konsultan',
      consultant_bio: 'Tentang konsultan',
    },
    contact: {
      contact_email: 'Email untuk pengunjung',
      team_email: 'Penerima kabar formulir dan pengembalian dana',
      whatsapp_number: 'Nomor WhatsApp',
      support_hours: 'Jam menjawab chat',
      country: 'Negara',
      community_url: 'Tautan grup komunitas',
      instagram_url: 'Instagram',
      linkedin_url: 'LinkedIn',
      youtube_url: 'YouTube',
    },
    claims: {
      claim_businesses: 'Usaha yang didampingi',
      claim_efficiency: 'Efisiensi',
      claim_support: 'Dukungan',
      claim_members: 'Anggota komunitas',
      claim_response: 'Waktu sampai chat dijawab',
      claim_results: 'Waktu sampai hasilnya terasa',
      claim_contact: 'Waktu sampai peminta audit dihubungi',
    },
  } satisfies Readonly<Record<string, Partial<Readonly<Record<SettingKey, string>>>>>,
  en: {
    business: {
      brand_name: 'Business name',
      brand_tagline: 'Line in the footer',
      brand_description: 'Summary for search engines',
      consultant_name: 'Consultant name',
      consultant_role: 'Consultant role',
      consultant_bio: 'About the consultant',
    },
    contact: {
      contact_email: 'Email for visitors',
      team_email: 'Email for notices about forms and refunds',
      whatsapp_number: 'WhatsApp number',
      support_hours: 'Hours when chats are answered',
      country: 'Country',
      community_url: 'Community group link',
      instagram_url: 'Instagram',
      linkedin_url: 'LinkedIn',
      youtube_url: 'YouTube',
    },
    claims: {
      claim_businesses: 'Businesses supported',
      claim_efficiency: 'Efficiency',
      claim_support: 'Support',
      claim_members: 'Community members',
      claim_response: 'Chat response time',
      claim_results: 'Time until results show',
      claim_contact: 'Time until an audit applicant is contacted',
    },
  },
});
