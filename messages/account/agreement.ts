import { inLanguage } from '#shared/language/language.ts';

export const agreementCopy = inLanguage({
  id: {
    buy: 'Dengan melanjutkan, Anda menyetujui',
    signUp: 'Dengan mendaftar, Anda menyetujui',
    terms: 'Syarat Layanan',
    and: 'dan',
    privacy: 'Kebijakan Privasi',
  },
  en: {
    buy: 'By continuing you agree to the',
    signUp: 'By signing up you agree to the',
    terms: 'terms of service',
    and: 'and the',
    privacy: 'privacy policy',
  },
});
