export const postingCopy = {
  account: 'Akun',
  email: 'Email',
  change: 'Perubahan',
  before: 'Saldo sebelum',
  after: 'Saldo sesudah',
  overdrawn: 'Jumlah ini lebih dari saldo dompet, jadi akan ditolak.',
  cancel: 'Batal',
};
