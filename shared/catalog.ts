/** Catalog values of database, API and screens (site.md §3, admin.md §3, DECISIONS 19). */
export const oneTimeTypes = [
  'e_course',
  'template',
  'webinar',
  'consultation',
  'mini_class',
  'freebie',
  'service',
  'digital_product',
  'ai_agent',
] as const;
export const subscriptionTypes = [
  'subscription_service',
  'api_access',
  'cloud_service',
  'ai_tool',
  'ai_agent_subscription',
] as const;
export const productTypes = [...oneTimeTypes, ...subscriptionTypes] as const;
export type ProductType = (typeof productTypes)[number];

export const productTypeLabels: Readonly<Record<ProductType, string>> = {
  e_course: 'E-course',
  template: 'Template',
  webinar: 'Webinar',
  consultation: 'Konsultasi',
  mini_class: 'Mini class',
  freebie: 'Freebie',
  service: 'Layanan',
  digital_product: 'Produk digital',
  ai_agent: 'AI agent',
  subscription_service: 'Langganan',
  api_access: 'Akses API',
  cloud_service: 'Layanan cloud',
  ai_tool: 'Alat AI',
  ai_agent_subscription: 'AI agent langganan',
};

export const billingCycles = ['monthly', 'yearly', 'weekly', 'daily'] as const;
export const billingCycleLabels = {
  monthly: 'bulan',
  yearly: 'tahun',
  weekly: 'minggu',
  daily: 'hari',
} as const;

/** A billing cycle, or once. */
export const variantCycles = [...billingCycles, 'one_time'] as const;
export const accessLevels = ['basic', 'standard', 'premium', 'enterprise'] as const;

/** Icons of a feature: the union of both documents (DECISIONS 19). */
export const featureIcons = [
  'default',
  'video',
  'book',
  'tools',
  'case-study',
  'certificate',
  'lifetime',
  'wrench',
  'file-text',
  'award',
  'infinity',
] as const;

export const difficultyLevels = ['beginner', 'intermediate', 'advanced'] as const;
export const difficultyLabels = {
  beginner: 'Pemula',
  intermediate: 'Menengah',
  advanced: 'Lanjutan',
} as const;

/** What the buy button of a product does; computed on the server. */
export const availabilities = ['available', 'coming_soon', 'out_of_stock'] as const;
export type Availability = (typeof availabilities)[number];

export const MAX_PRODUCT_FILES = 50;
