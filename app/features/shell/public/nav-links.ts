import { formatRupiah } from '#shared/money.ts';
import { servicePrices } from '#shared/services.ts';

export type NavLink = { label: string; to: string; note: string };
export type NavMenu = {
  id: string;
  label: string;
  links: readonly NavLink[];
  anchors: readonly AnchorLink[];
};
export type AnchorLink = { label: string; to: string };

/** The labels are fixed by the specification (PUB-032 to PUB-035, PUB-045). */
export const menus: readonly NavMenu[] = [
  {
    id: 'layanan',
    label: 'Layanan',
    links: [
      {
        label: 'Marketplace',
        to: '/marketplace',
        note: `Template, kelas, dan alat. Mulai ${formatRupiah(servicePrices.marketplaceFrom)}`,
      },
      {
        label: 'AI Consultation (1-on-1)',
        to: '/consultation',
        note: `90 menit dan satu tindak lanjut. ${formatRupiah(servicePrices.consultation)}`,
      },
      {
        label: 'AI Business Mentorship',
        to: '/mentorship',
        note: `Pendampingan mingguan. Mulai ${formatRupiah(servicePrices.mentorshipFrom)} / bulan`,
      },
    ],
    anchors: [],
  },
  {
    id: 'tentang',
    label: 'Tentang Saya',
    links: [
      {
        label: 'Our Portfolio: Studi Kasus',
        to: '/portfolio',
        note: 'Apa yang berubah, dengan angka sebelum dan sesudah',
      },
      { label: 'About', to: '/#about', note: 'Cara saya bekerja, dan kapan saya bilang tidak' },
    ],
    anchors: [
      { label: 'Layanan', to: '/#services' },
      { label: 'Testimoni', to: '/#testimonials' },
      { label: 'Konsultasi', to: '/#ai-transformation' },
    ],
  },
];

export const homeLink = { label: 'Home', to: '/' } as const;
export const blogLink = { label: 'Blog', to: '/blog' } as const;

export const footerColumns = [
  {
    title: 'Layanan',
    links: [
      { label: 'Marketplace', to: '/marketplace' },
      { label: 'AI Consultation', to: '/consultation' },
      { label: 'Mentorship', to: '/mentorship' },
      { label: 'Setup SAAS', to: '/saas-setup' },
    ],
  },
  {
    title: 'Resources',
    links: [
      { label: 'Freebies', to: '/freebies' },
      { label: 'Studi Kasus', to: '/portfolio' },
      { label: 'Audit gratis', to: '/#free-ai-audit' },
    ],
  },
  {
    title: 'Education',
    links: [
      { label: 'Blog', to: '/blog' },
      { label: 'Mini Class', to: '/user/marketplace' },
      { label: 'AI Agent', to: '/ai-agent' },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'About', to: '/#about' },
      { label: 'Privacy', to: '/privacy' },
      { label: 'Terms', to: '/terms' },
      { label: 'Kontak', to: '/contact' },
    ],
  },
] as const;
