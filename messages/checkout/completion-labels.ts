import { inLanguage } from '#shared/language/language.ts';
import type { CompletionField } from '#shared/people/profile.ts';

export const completionLabels = inLanguage<Readonly<Record<CompletionField, string>>>({
  id: {
    full_name: 'Nama lengkap',
    phone: 'Nomor telepon',
    company: 'Nama perusahaan',
    job_role: 'Jabatan',
    company_size: 'Ukuran perusahaan',
    industry: 'Industri',
    company_description: 'Deskripsi perusahaan',
    target_market: 'Target pasar',
    business_model: 'Model bisnis',
    main_products_services: 'Produk atau layanan utama',
    current_challenges: 'Tantangan bisnis saat ini',
    ai_experience_level: 'Pengalaman dengan AI',
    budget_range: 'Kisaran anggaran',
    timeline_expectations: 'Harapan waktu',
  },
  en: {
    full_name: 'Full name',
    phone: 'Phone number',
    company: 'Company name',
    job_role: 'Job role',
    company_size: 'Company size',
    industry: 'Industry',
    company_description: 'Company description',
    target_market: 'Target market',
    business_model: 'Business model',
    main_products_services: 'Main products or services',
    current_challenges: 'Current business challenges',
    ai_experience_level: 'Experience with AI',
    budget_range: 'Budget range',
    timeline_expectations: 'Expected timeline',
  },
});
