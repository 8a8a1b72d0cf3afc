/** To whom invoices go. */
export const companyCopy = {
  tick: 'Invoice untuk perusahaan',
  name: 'Nama perusahaan',
  npwp: 'NPWP',
  npwpHint: '16 angka; 15 angka yang lama juga bisa',
  address: 'Alamat perusahaan',
  addressHint: 'Seperti terdaftar di kantor pajak',
  kept: 'Disimpan di akun Anda untuk pembelian berikutnya.',
  title: 'Invoice untuk perusahaan',
  hint: 'Invoice pembelian dan perpanjangan berikutnya memakai data ini. Invoice yang sudah terbit tetap seperti adanya.',
  back: 'Kembali ke saldo',
  save: 'Simpan',
  saving: 'Menyimpan…',
  saved: 'Invoice berikutnya memakai nama perusahaan ini.',
  remove: 'Pakai nama saya lagi',
  removed: 'Invoice berikutnya memakai nama Anda.',
  link: 'Invoice untuk perusahaan',
};
