export const discountCopy = {
  /** Parts of a bundle that the buyer held before. */
  owned: 'Sudah Anda miliki',
};

/** Problems of the staff's input. */
export const discountInputCopy = {
  code: 'Kode terdiri dari 3 sampai 40 huruf dan angka.',
  voucherCode: 'Kode terdiri dari 4 sampai 40 huruf dan angka.',
  voucherAmount: 'Nilai voucher Rp 1 sampai Rp 10.000.000.',
  prefix: 'Awalan paling panjang 12 huruf dan angka.',
  oneCode: 'Pilih satu kode sendiri atau banyak kode acak.',
  oneValue: 'Isi persen atau rupiah, salah satu.',
  endsFirst: 'Akhirnya harus setelah awalnya.',
  plansByCode: 'Langganan hanya bisa didiskon dengan kode atau penawaran saat berhenti.',
  bumpOfItself: 'Pilih produk lain: sebuah produk tidak ditawarkan di halaman bayarnya sendiri.',
  plainOffer: 'Penawaran saat berhenti tidak memakai kode, alamat, atau syarat pembelian pertama.',
};
