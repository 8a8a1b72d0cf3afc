export const devGatewayCopy = {
  title: 'Pembayaran uji coba',
  kind: 'Gateway uji coba, tanpa uang sungguhan',
  way: 'Cara bayar',
  number: 'Nomor',
  deadline: 'Batas waktu',
  total: 'Total',
  pay: (amount: string) => `Bayar ${amount}`,
  busy: 'Memproses…',
  fail: 'Gagalkan',
  expire: 'Biarkan kedaluwarsa',
  back: 'Kembali ke toko',
};
