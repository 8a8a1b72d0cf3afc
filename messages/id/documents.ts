/** Texts of the PDFs. */
export const documentCopy = {
  from: 'Dari',
  to: 'Untuk',
  facts: 'Keterangan',
  date: 'Tanggal',
  npwp: (digits: string) => `NPWP ${digits}`,
  otherLetters:
    'Nama pembeli tidak memakai huruf Latin, jadi dokumen ini menyebut alamat emailnya. Tulis nama dengan huruf Latin di Profil untuk dokumen berikutnya.',
};

export const invoiceCopy = {
  kind: 'Invoice',
  payment: 'Pembayaran',
  order: 'Pesanan',
  total: 'Total, lunas',
  valid: 'Invoice ini dibuat oleh sistem dan sah tanpa tanda tangan.',
  questions: (email: string) => `Pertanyaan tentang invoice ini: ${email}`,
};

/** The tax inside an amount. */
export const taxCopy = {
  base: 'Harga sebelum pajak (DPP)',
  part: (numerator: number, denominator: number) => `DPP nilai lain (${numerator}/${denominator})`,
  tax: (percent: number) => `PPN ${percent}%`,
};

export const creditNoteCopy = {
  kind: 'Nota kredit',
  invoice: 'Untuk invoice',
  order: 'Pesanan',
  refunded: (titles: string) => `Pengembalian: ${titles}`,
  total: 'Total, dikembalikan',
  reason: (reason: string) => `Alasan: ${reason}`,
  valid: 'Nota kredit ini dibuat oleh sistem dan sah tanpa tanda tangan.',
  questions: (email: string) => `Pertanyaan tentang nota kredit ini: ${email}`,
};

export const topUpReceiptCopy = {
  kind: 'Tanda terima',
  through: 'Diterima lewat',
  topUp: (brand: string) => `Isi saldo ${brand}`,
  total: 'Diterima',
  payment: (id: string) => `Pembayaran ${id}`,
  notInvoice: 'Tanda terima ini bukan invoice. Invoice terbit saat saldo dipakai untuk membeli produk.',
};

export const certificateCopy = {
  fileTitle: (number: string, course: string) => `Sertifikat ${number}: ${course}`,
  title: 'Sertifikat penyelesaian',
  givenTo: 'diberikan kepada',
  completed: (brand: string) => `yang telah menyelesaikan seluruh pelajaran kelas ${brand}`,
  number: 'Nomor',
  consultant: 'Konsultan',
  verify: 'Periksa keasliannya di',
};

/** On every page of a downloaded PDF. */
export const stampCopy = {
  line: ({ name, email, order }: { name: string; email: string; order: string | null }) =>
    [
      `Salinan untuk ${name || email}`,
      ...(name === '' ? [] : [email]),
      ...(order === null ? [] : [`pesanan ${order}`]),
    ].join(' · '),
};
