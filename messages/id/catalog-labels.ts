import type { ProductType } from '#shared/shop/catalog.ts';

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
  bundle: 'Paket',
  subscription_service: 'Langganan',
  api_access: 'Akses API',
  cloud_service: 'Layanan cloud',
  ai_tool: 'Alat AI',
  ai_agent_subscription: 'AI agent langganan',
};

export const billingCycleLabels = {
  monthly: 'bulan',
  yearly: 'tahun',
  weekly: 'minggu',
  daily: 'hari',
};

export const difficultyLabels = {
  beginner: 'Pemula',
  intermediate: 'Menengah',
  advanced: 'Lanjutan',
};
