import { inLanguage } from '#shared/language/language.ts';

export const referralPageCopy = inLanguage({
  id: {
    name: 'Ajak teman',
    title: 'Satu kode, dua orang untung.',
    description: 'Bagikan kode Anda: teman hemat pada pembelian pertamanya, Anda mendapat kredit.',
    lede: 'Siapa pun yang pernah membeli punya kode sendiri. Teman memakainya saat membayar, atau cukup membuka tautan Anda.',
    action: 'Ambil kode saya',
    absent: 'Halaman ini tidak ditemukan',
    absentHint: 'Ajakan teman sedang tidak berjalan.',
    shop: 'Lihat marketplace',
  },
  en: {
    name: 'Invite friends',
    title: 'One code, good for two.',
    description: 'Share your code: a friend saves on the first purchase, and you get credit.',
    lede: 'Everybody who has bought something has a code. Friends type it when they pay, or just open your link.',
    action: 'Get my code',
    absent: 'This page was not found',
    absentHint: 'The referral program is not running.',
    shop: 'Open the marketplace',
  },
});
