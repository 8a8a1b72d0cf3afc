/** On the pictures that a shared link shows. */
export const sharingCopy = {
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
};
