export const postingCopy = {
  account: 'Akun',
  email: 'E-mail',
  change: 'Perubahan',
  before: 'Saldo sebelum',
  after: 'Saldo sesudah',
  overdrawn: 'Jumlah ini lebih dari saldo dompet, jadi akan ditolak.',
  cancel: 'Batal',
};
