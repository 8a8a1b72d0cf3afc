import { inLanguage } from '#shared/language/language.ts';

export const postingCopy = inLanguage({
  id: {
    account: 'Akun',
    email: 'Email',
    change: 'Perubahan',
    before: 'Saldo sebelum',
    after: 'Saldo sesudah',
    overdrawn: 'Jumlah ini lebih dari saldo dompet, jadi akan ditolak.',
    cancel: 'Batal',
  },
  en: {
    account: 'Account',
    email: 'Email',
    change: 'Change',
    before: 'Balance before',
    after: 'Balance after',
    overdrawn: 'This is more than the wallet holds, so it will be refused.',
    cancel: 'Cancel',
  },
});
