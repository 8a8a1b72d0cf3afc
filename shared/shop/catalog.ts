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
  'bundle',
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

export const billingCycles = ['monthly', 'yearly', 'weekly', 'daily'] as const;

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

/** Computed on the server. `closed`: the class has begun; `full`: no place is left. */
export const availabilities = ['available', 'coming_soon', 'closed', 'full', 'out_of_stock'] as const;
export type Availability = (typeof availabilities)[number];

export const MAX_PRODUCT_FILES = 50;

export const bundlePartTypes = [
  'e_course',
  'template',
  'webinar',
  'mini_class',
  'service',
  'digital_product',
  'ai_agent',
] as const satisfies readonly (typeof oneTimeTypes)[number][];
export const MIN_BUNDLE_PARTS = 2;
export const MAX_BUNDLE_PARTS = 20;
