import type { SettingKey } from '#shared/content/site-settings.ts';

/** Texts of "Ready to launch" (DECISIONS 63). */
export const launchCopy = {
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
};

/** In page order. Settings that guard money have valid defaults. */
export const launchSettings = {
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
} satisfies Readonly<Record<string, Partial<Readonly<Record<SettingKey, string>>>>>;
