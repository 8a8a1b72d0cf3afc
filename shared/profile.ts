/** The 14 fields that count for profile completion and the 80 % rule (site.md §5, DECISIONS 16). */
export const completionFields = [
  'full_name',
  'phone',
  'company',
  'job_role',
  'company_size',
  'industry',
  'company_description',
  'target_market',
  'business_model',
  'main_products_services',
  'current_challenges',
  'ai_experience_level',
  'budget_range',
  'timeline_expectations',
] as const;
export type CompletionField = (typeof completionFields)[number];
export const ELIGIBLE_PERCENT = 80;

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

export interface ProfileCompletion {
  readonly percent: number;
  readonly is_eligible: boolean;
  readonly missing_fields: readonly CompletionField[];
}

/** Rounded percent of the 14 fields that are not blank; eligible from 80 %. */
export function profileCompletion(
  profile: Readonly<Partial<Record<CompletionField, string | null>>>,
): ProfileCompletion {
  const missing = completionFields.filter((field) => (profile[field] ?? '').trim() === '');
  const filled = completionFields.length - missing.length;
  const percent = Math.round((filled / completionFields.length) * 100);
  return { percent, is_eligible: percent >= ELIGIBLE_PERCENT, missing_fields: missing };
}
