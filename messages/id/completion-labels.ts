import type { CompletionField } from '#shared/people/profile.ts';

export const completionLabels: Readonly<Record<CompletionField, string>> = {
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
};
