/** Texts of the profile (PORT-033 to PORT-055). */
export const profileCopy = {
  title: 'Profile Completion',
  subtitle: 'Lengkapi profil untuk mengakses konsultasi gratis',
  eligible: 'Eligible for Consultation',
  notEligible: 'Complete 80% for Consultation',
  congratulations: 'Selamat, konsultasi gratis setiap bulan terbuka untuk Anda.',
  book: 'Pesan konsultasi',
  toGo: (percent: number) => `Complete ${percent}% more to unlock free consultation.`,
  filled: (percent: number) => `Profil terisi ${percent}%`,
  tabs: {
    personal: 'Personal Info',
    business: 'Business Info',
    social: 'Social Media',
    preferences: 'Preferences',
  },
  choose: 'Pilih salah satu',
  reset: 'Reset',
  save: 'Save Profile',
  saving: 'Saving...',
  saved: 'Profil tersimpan',
  unsaved: 'Ada perubahan yang belum disimpan.',
  failed:
    'Profil belum tersimpan. Isian Anda masih ada di sini: periksa sambungan internet, lalu simpan lagi.',
  loading: 'Memuat profil',
  reload: 'Muat ulang profil',
  leaveTitle: 'Buang perubahan profil?',
  badYear: 'Tulis tahun dengan empat angka, mis. 2016',
} as const;
