/** Static public pages, with the title of their sharing card; for sitemap and cards. */
export const publicPages = {
  home: { path: '/', title: 'Yang berulang, selesai sebelum toko Anda buka.' },
  marketplace: { path: '/marketplace', title: 'Alat kerja untuk besok pagi' },
  consultation: { path: '/consultation', title: 'Satu masalah, dibedah 90 menit' },
  mentorship: { path: '/mentorship', title: 'Pendampingan AI untuk pemilik dan tim inti' },
  'saas-setup': { path: '/saas-setup', title: 'Sistem dipasang, diuji, dan dirawat untuk Anda' },
  'ai-agent': { path: '/ai-agent', title: 'AI Agent Environment' },
  freebies: { path: '/freebies', title: 'Alat gratis dan komunitas pemilik usaha' },
  portfolio: { path: '/portfolio', title: 'Apa yang berubah, dengan angka sebelum dan sesudah' },
  blog: { path: '/blog', title: 'Catatan lapangan untuk pemilik usaha' },
  contact: { path: '/contact', title: 'Tulis kepada kami' },
  privacy: { path: '/privacy', title: 'Kebijakan privasi' },
  terms: { path: '/terms', title: 'Syarat dan ketentuan' },
} as const;

export type PublicPageName = keyof typeof publicPages;

export function isPublicPageName(name: string): name is PublicPageName {
  return Object.hasOwn(publicPages, name);
}
