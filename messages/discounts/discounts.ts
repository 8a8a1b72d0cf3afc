import { inLanguage } from '#shared/language/language.ts';

export const discountCopy = inLanguage({
  id: {
    owned: 'Sudah Anda miliki',
  },
  en: {
    owned: 'Already yours',
  },
});

export const discountInputCopy = inLanguage({
  id: {
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
  },
  en: {
    code: 'A code has 3 to 40 letters and digits.',
    voucherCode: 'A code has 4 to 40 letters and digits.',
    voucherAmount: 'A voucher is worth Rp 1 to Rp 10.000.000.',
    prefix: 'The prefix has at most 12 letters and digits.',
    oneCode: 'Choose one code of your own or many random ones.',
    oneValue: 'Enter a percentage or an amount, one of both.',
    endsFirst: 'The end has to come after the beginning.',
    plansByCode: 'Subscriptions can be discounted by a code or by the offer at cancelling only.',
    bumpOfItself: 'Choose another product: none is offered on its own checkout page.',
    plainOffer: 'The offer at cancelling has no code, no addresses and no first purchase.',
  },
});
