import { inLanguage } from '#shared/language/language.ts';
import { formatRupiah, type Rupiah } from '#shared/money/money.ts';
import { saasPackage } from '#shared/shop/saas-package.ts';

export const heroOffersCopy = inLanguage({
  id: {
    consultation: (price: Rupiah | null) =>
      price === null ? 'Konsultasi 1-on-1' : `Konsultasi ${formatRupiah(price)}`,
    shop: (from: Rupiah | null) =>
      from === null ? 'template dan kelas' : `produk mulai ${formatRupiah(from)}`,
  },
  en: {
    consultation: (price) => (price === null ? '1-on-1 consultation' : `Consultation ${formatRupiah(price)}`),
    shop: (from) => (from === null ? 'templates and classes' : `products from ${formatRupiah(from)}`),
  },
});

export const servicesCopy = inLanguage({
  id: {
    title: 'Masuk sedalam yang usaha Anda perlukan',
    offers: [
      {
        name: 'AI Business Marketplace',
        before: 'mulai',
        service: 'shop' as const,
        after: '',
        text: 'Template, kelas singkat, dan alat siap pakai. Dibeli sekali, dikerjakan sendiri malam ini.',
        action: 'Lihat produk',
        to: '/marketplace',
      },
      {
        name: '1-on-1 AI Consultation',
        before: '',
        service: 'consultation' as const,
        after: '/ paket',
        text: 'Pertemuan 90 menit membedah satu masalah, lalu pertemuan lanjutan dalam 2 minggu untuk memeriksa hasilnya.',
        action: 'Pilih waktu konsultasi',
        to: '/consultation',
      },
      {
        name: 'AI Business Mentorship',
        before: 'mulai',
        service: 'mentorship' as const,
        after: '/ bulan',
        text: 'Pendampingan mingguan untuk pemilik dan tim inti. Ada cashback bila kita sepakat berjalan bersama.',
        action: 'Pelajari mentorship',
        to: '/mentorship',
      },
    ],
    nota: {
      label: 'Nota Paket Setup SaaS',
      title: 'Paket Setup SaaS',
      note: 'sistem terpasang',
      setup: 'Setup, sekali bayar',
      from: 'mulai dari',
      retainer: 'Retainer bulan pertama',
      cashback: 'Cashback bulan pertama',
      total: 'Total awal',
      action: 'Diskusikan setup',
      small: `Setup mulai dari angka ini, selanjutnya ${formatRupiah(saasPackage.retainer)} per bulan. Mulai dari satu proses, bertambah bila sudah terbukti.`,
    },
  },
  en: {
    title: 'Go as deep as your business needs',
    offers: [
      {
        name: 'AI Business Marketplace',
        before: 'from',
        service: 'shop',
        after: '',
        text: 'Ready-made templates, short classes and tools. Buy once, get it done tonight.',
        action: 'See the products',
        to: '/marketplace',
      },
      {
        name: '1-on-1 AI Consultation',
        before: '',
        service: 'consultation',
        after: '/ package',
        text: '90 minutes to take one problem apart, then a follow-up within 2 weeks to check the result.',
        action: 'Book a consultation',
        to: '/consultation',
      },
      {
        name: 'AI Business Mentorship',
        before: 'from',
        service: 'mentorship',
        after: '/ month',
        text: 'Weekly guidance for owners and their core team. Cashback if we decide to continue together.',
        action: 'About the mentorship',
        to: '/mentorship',
      },
    ],
    nota: {
      label: 'Price of the SaaS setup package',
      title: 'SaaS setup package',
      note: 'installed for you',
      setup: 'Setup, paid once',
      from: 'from',
      retainer: 'Retainer, first month',
      cashback: 'Cashback, first month',
      total: 'Total to start',
      action: 'Discuss a setup',
      small: `Setup starts at this price, then ${formatRupiah(saasPackage.retainer)} a month. Start with one process and add more once it has proven itself.`,
    },
  },
});

export const aboutCopy = inLanguage({
  id: {
    title: 'Saya mulai dari meja kasir Anda',
    work: [
      'Saya duduk setengah hari di tempat Anda dan mencatat apa yang diulang.',
      'Kita pilih satu proses. Yang paling sering datang.',
      'Saya pasang bersama orang yang akan memakainya, lalu kita hitung lagi dua minggu kemudian.',
    ],
    example: 'Nama contoh untuk toko peragaan ini.',
    noTitle: 'Kapan saya bilang tidak',
    no: [
      'Prosesnya berubah setiap minggu. Rapikan dulu, AI belakangan.',
      'Datanya bukan milik Anda, atau pelanggan tidak tahu datanya dipakai.',
      'Hasilnya tidak akan menutup biayanya. Saya katakan sebelum Anda membayar.',
    ],
  },
  en: {
    title: 'I start at your till',
    work: [
      'I spend half a day in your business and note what repeats.',
      'We pick one process: the one that comes up most.',
      'I set it up with the people who will use it, and two weeks later we measure again.',
    ],
    example: 'A sample name for this demo shop.',
    noTitle: 'When I say no',
    no: [
      'The process changes every week. Tidy it up first; AI can wait.',
      'The data is not yours, or your customers do not know it is being used.',
      'It will not pay for itself. I tell you before you pay.',
    ],
  },
});

export const consultationCopy = inLanguage({
  id: {
    title: 'Begini konsultasi pertama berjalan',
    lede: 'Tidak ada slide. Anda membawa satu pekerjaan yang menyita waktu, kita bedah bersama.',
    steps: [
      {
        time: 'Menit 0–20',
        title: 'Satu hari kerja',
        text: 'Anda bercerita dari buka sampai tutup. Saya mencatat yang berulang.',
      },
      {
        time: 'Menit 20–60',
        title: 'Satu masalah',
        text: 'Kita hitung biayanya dalam rupiah dan menit, dari angka Anda sendiri.',
      },
      {
        time: 'Menit 60–90',
        title: 'Satu rencana',
        text: 'Langkah, alat, dan siapa yang mengerjakan. Tertulis, bisa Anda jalankan tanpa saya.',
      },
      {
        time: 'Dalam 2 minggu',
        title: 'Satu pemeriksaan',
        text: 'Pertemuan lanjutan: apa yang jalan, apa yang tidak, apa berikutnya.',
      },
    ],
    action: 'Pilih waktu konsultasi',
    to: '/consultation',
  },
  en: {
    title: 'How the first consultation goes',
    lede: 'No slides. You bring one task that eats your time, and we take it apart together.',
    steps: [
      {
        time: 'Minutes 0–20',
        title: 'One working day',
        text: 'You walk me through it, from opening to closing. I note what repeats.',
      },
      {
        time: 'Minutes 20–60',
        title: 'One problem',
        text: 'We work out what it costs in rupiah and minutes, from your own numbers.',
      },
      {
        time: 'Minutes 60–90',
        title: 'One plan',
        text: 'Steps, tools and who does what. In writing, so you can run it without me.',
      },
      {
        time: 'Within 2 weeks',
        title: 'One check',
        text: 'A follow-up: what works, what does not, what is next.',
      },
    ],
    action: 'Book a consultation',
    to: '/consultation',
  },
});
