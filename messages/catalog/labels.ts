import { inLanguage } from '#shared/language/language.ts';
import type { ProductType } from '#shared/shop/catalog.ts';

export const productTypeLabels = inLanguage<Readonly<Record<ProductType, string>>>({
  id: {
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
  },
  en: {
    e_course: 'E-course',
    template: 'Template',
    webinar: 'Webinar',
    consultation: 'Consultation',
    mini_class: 'Mini class',
    freebie: 'Freebie',
    service: 'Service',
    digital_product: 'Digital product',
    ai_agent: 'AI agent',
    bundle: 'Bundle',
    subscription_service: 'Subscription',
    api_access: 'API access',
    cloud_service: 'Cloud service',
    ai_tool: 'AI tool',
    ai_agent_subscription: 'AI agent subscription',
  },
});

export const billingCycleLabels = inLanguage({
  id: {
    monthly: 'bulan',
    yearly: 'tahun',
    weekly: 'minggu',
    daily: 'hari',
  },
  en: {
    monthly: 'month',
    yearly: 'year',
    weekly: 'week',
    daily: 'day',
  },
});

export const difficultyLabels = inLanguage({
  id: {
    beginner: 'Pemula',
    intermediate: 'Menengah',
    advanced: 'Lanjutan',
  },
  en: {
    beginner: 'Beginner',
    intermediate: 'Intermediate',
    advanced: 'Advanced',
  },
});
