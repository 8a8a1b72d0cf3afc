import type { AccountToCreate } from '#server/modules/identity/index.ts';

/** The password of every demo account; printed at the start of a demo installation, never used elsewhere. */
export const DEMO_PASSWORD = 'demo-arunika';

/** What a demo account has filled in of its profile; the words are the options of the form (ENT-033 to ENT-040). */
interface DemoProfile {
  readonly phone?: string;
  readonly whatsapp?: string;
  readonly company?: string;
  readonly job_role?: string;
  readonly company_size?: string;
  readonly industry?: string;
  readonly monthly_revenue?: string;
  readonly founding_year?: number;
  readonly company_description?: string;
  readonly target_market?: string;
  readonly business_model?: string;
  readonly main_products_services?: string;
  readonly current_challenges?: string;
  readonly ai_experience_level?: string;
  readonly budget_range?: string;
  readonly timeline_expectations?: string;
  readonly interested_services?: string[];
}

interface DemoAccount extends Omit<AccountToCreate, 'password'> {
  readonly profile: DemoProfile;
}

export const DEMO_BUYER_EMAIL = 'user@arunika.example';

export const demoAccounts: readonly DemoAccount[] = [
  { email: 'admin@arunika.example', full_name: 'Akun Demo Admin', role: 'admin', profile: {} },
  { email: 'moderator@arunika.example', full_name: 'Akun Demo Moderator', role: 'moderator', profile: {} },
  {
    email: DEMO_BUYER_EMAIL,
    full_name: 'Akun Demo Pembeli',
    role: 'user',
    profile: {
      phone: '+62 800 0000 0000',
      whatsapp: '+62 800 0000 0000',
      company: 'Toko Kelontong Contoh, Sleman',
      job_role: 'Business Owner',
      company_size: '1-10',
      industry: 'Retail',
      monthly_revenue: '50M-100M',
      founding_year: 2016,
      company_description:
        'Toko kelontong dua lantai dengan layanan antar. Pesanan masuk lewat WhatsApp dan langsung di kasir.',
      target_market: 'Rumah tangga dan warung kecil dalam radius lima kilometer.',
      business_model: 'Jual eceran dan grosir kecil; warung langganan membayar tempo satu minggu.',
      main_products_services: 'Sembako, kebutuhan rumah tangga, gas, air minum, dan layanan antar.',
      current_challenges:
        'Chat masuk saat toko ramai tidak sempat dibalas, stok dihitung dengan tangan, dan rekap harian selesai larut malam.',
      ai_experience_level: 'Beginner',
      budget_range: '< 5M',
      timeline_expectations: 'Short-term (1-3 months)',
      interested_services: ['Chatbot Development', 'Data Analysis', 'Business Process Automation'],
    },
  },
  { email: 'baru@arunika.example', full_name: 'Akun Demo Baru', role: 'user', profile: {} },
];
