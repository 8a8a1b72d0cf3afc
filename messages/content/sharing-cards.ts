import { inLanguage } from '#shared/language/language.ts';

export const sharingCopy = inLanguage({
  id: {
    kind: 'Konsultan AI untuk pemilik usaha',
    caseStudy: (industry: string) => `Studi kasus · ${industry}`,
    pages: {
      home: 'Yang berulang, selesai sebelum toko Anda buka.',
      marketplace: 'Alat kerja untuk besok pagi',
      consultation: 'Satu masalah, dibedah 90 menit',
      mentorship: 'Pendampingan AI untuk pemilik dan tim inti',
      'saas-setup': 'Sistem dipasang, diuji, dan dirawat untuk Anda',
      'ai-agent': 'AI Agent Environment',
      freebies: 'Alat gratis dan komunitas pemilik usaha',
      portfolio: 'Apa yang berubah, dengan angka sebelum dan sesudah',
      blog: 'Catatan lapangan untuk pemilik usaha',
      contact: 'Tulis kepada kami',
      privacy: 'Kebijakan privasi',
      terms: 'Syarat dan ketentuan',
    },
  },
  en: {
    kind: 'AI consultant for business owners',
    caseStudy: (industry) => `Case study · ${industry}`,
    pages: {
      home: 'What repeats is done before your shop opens.',
      marketplace: 'Tools for tomorrow morning',
      consultation: 'One problem, taken apart in 90 minutes',
      mentorship: 'AI guidance for owners and their core team',
      'saas-setup': 'A system set up, tested and maintained for you',
      'ai-agent': 'AI Agent Environment',
      freebies: 'Free tools and a community of business owners',
      portfolio: 'What changed, with figures before and after',
      blog: 'Field notes for business owners',
      contact: 'Write to us',
      privacy: 'Privacy policy',
      terms: 'Terms and conditions',
    },
  },
});
