/** The demo business. Everything that names it comes from here until Settings can change it (DECISIONS 32). */
export const business = {
  name: 'Arunika',
  title: 'Arunika · Konsultan AI untuk pemilik usaha',
  tagline: 'Cahaya pertama untuk usaha yang dijalankan sendiri oleh pemiliknya.',
  description:
    'Pendampingan AI untuk pemilik toko, klinik, restoran, dan pabrik: balas chat, cocokkan stok, rekap penjualan. Mulai dari satu proses, terasa dalam 2–4 minggu.',
  consultant: 'Konsultan Arunika',
  email: 'halo@arunika.example',
  whatsapp: 'https://wa.me/6281200000000',
  country: 'Indonesia',
  social: [
    { label: 'Instagram', href: 'https://www.instagram.com/arunika.example' },
    { label: 'LinkedIn', href: 'https://www.linkedin.com/company/arunika-example' },
    { label: 'YouTube', href: 'https://www.youtube.com/@arunika-example' },
  ],
} as const;
