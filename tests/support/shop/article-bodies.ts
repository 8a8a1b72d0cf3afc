import type { CaseStudyDraft } from '#contract/content/admin-case-studies.ts';
import type { PostDraft } from '#contract/content/admin-posts.ts';

/** A post as its form sends it. */
export const postBody: PostDraft = {
  title: 'Stok yang cocok',
  slug: '',
  excerpt: 'Ringkas.',
  content: '<p>Isi.</p>',
  category: 'Panduan',
  tags: ['stok'],
  featured_image: null,
  status: 'draft',
  published_at: null,
  meta_title: null,
  meta_description: null,
};

/** A case study as its form sends it. */
export const caseStudyBody: CaseStudyDraft = {
  title: 'Kasir tanpa antre',
  slug: '',
  client_name: 'Toko contoh, Bandung',
  industry: 'Retail',
  excerpt: 'Ringkas.',
  content: '<p>Cerita.</p>',
  preview_image: null,
  featured_image: null,
  logo_image: null,
  challenges: ['Antre panjang'],
  solutions: [],
  results: [],
  result_metrics: [
    { label: 'Antrean', before: '12 menit', after: '4 menit', before_value: 12, after_value: 4 },
  ],
  impact_metrics: [{ label: 'Waktu', value: '-8 menit', icon: 'Target' }],
  status: 'draft',
  published_at: null,
  meta_title: null,
  meta_description: null,
};
