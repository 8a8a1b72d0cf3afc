/** Beside the buttons that buy and sign up. */
export const agreementCopy = {
  buy: 'Dengan melanjutkan, Anda menyetujui',
  signUp: 'Dengan mendaftar, Anda menyetujui',
  terms: 'Syarat Layanan',
  and: 'dan',
  privacy: 'Kebijakan Privasi',
};
