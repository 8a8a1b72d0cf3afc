import type { AdminProduct, ListedProduct } from '#contract/catalog/admin-product-shapes.ts';
import { rupiah, sen } from '#shared/money/money.ts';
import { noFacts } from '../product-facts.ts';

type Row = Omit<ListedProduct, 'content_metadata'>;

/** A product that is paid once, as a row of its list. */
export const row: Row = {
  id: '0b6f6a5c-0000-4000-8000-000000000001',
  version: 1,
  title: 'Template SOP AI',
  slug: 'template-sop-ai',
  type: 'template',
  category: null,
  price: rupiah(149_000),
  original_price: rupiah(249_000),
  currency: 'IDR',
  cover_url: null,
  is_active: true,
  is_featured: false,
  is_subscription: false,
  billing_cycle: null,
  coming_soon: false,
  launch_date: null,
  sort_order: 1,
  stock: null,
  is_broken: false,
  units_sold: 0,
  revenue_bigint: sen(0),
  archived_at: null,
  created_at: '2026-11-01T03:00:00.000Z',
  updated_at: '2026-11-02T03:00:00.000Z',
};
export const service: Row = {
  ...row,
  type: 'api_access',
  is_subscription: true,
  billing_cycle: 'monthly',
};
/** The service as it is edited. */
export const full: AdminProduct = {
  ...service,
  short_description: 'Pendek',
  description: '<p>Panjang</p>',
  content_body: null,
  features: [{ text: 'Cepat', icon: null }],
  media_gallery: [],
  images: [],
  parts: [],
  videos: [],
  subscription_features: [],
  auto_renewal: false,
  trial_period_days: 7,
  cta_text: null,
  cta_link: null,
  cta_url: null,
  duration_hours: null,
  modules: [],
  difficulty_level: null,
  language: null,
  requirements: [],
  tags: ['satu', 'dua'],
  ...noFacts,
  meta_title: null,
  meta_description: null,
  content_metadata: {},
  variants: [],
  files: [],
  updated_by: null,
};

/** A plan of the service. */
export const plan: AdminProduct['variants'][number] = {
  id: '0b6f6a5c-0000-4000-8000-000000000002',
  product_id: service.id,
  name: 'Dasar',
  price: rupiah(90_000),
  stock: null,
  metadata: { warna: 'biru' },
  details: null,
  features: [{ text: 'Cepat', icon: null }],
  specifications: {},
  subscription_content: null,
  subscription_example: null,
  is_subscription: true,
  billing_cycle: 'monthly',
  usage_limits: { chat: 10 },
  service_endpoints: ['/v1/chat'],
  access_level: 'basic',
  is_active: true,
  sort_order: 0,
  created_at: service.created_at,
  updated_at: service.updated_at,
};
