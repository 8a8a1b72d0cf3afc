/** To whom invoices go. */
export const companyCopy = {
  tick: 'Faktur untuk perusahaan',
  name: 'Nama perusahaan',
  npwp: 'NPWP',
  npwpHint: '16 angka',
  address: 'Alamat perusahaan',
  addressHint: 'Seperti terdaftar di kantor pajak',
  kept: 'Disimpan di akun Anda untuk pembelian berikutnya.',
  title: 'Faktur untuk perusahaan',
  hint: 'Faktur pembelian dan perpanjangan berikutnya memakai data ini. Faktur yang sudah terbit tetap seperti adanya.',
  back: 'Kembali ke saldo',
  save: 'Simpan',
  saving: 'Menyimpan…',
  saved: 'Faktur berikutnya memakai nama perusahaan ini.',
  remove: 'Pakai nama saya lagi',
  removed: 'Faktur berikutnya memakai nama Anda.',
  link: 'Faktur untuk perusahaan',
};
