import { inLanguage } from '#shared/language/language.ts';

export const waitingChangeCopy = inLanguage({
  id: {
    by: (name: string) => `diajukan ${name}`,
    approve: 'Setujui',
    reject: 'Tolak',
    takeBack: 'Tarik kembali',
    busy: 'Memproses…',
  },
  en: {
    by: (name) => `requested by ${name}`,
    approve: 'Approve',
    reject: 'Reject',
    takeBack: 'Withdraw',
    busy: 'Processing…',
  },
});
