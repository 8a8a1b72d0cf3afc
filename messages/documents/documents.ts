import { inLanguage } from '#shared/language/language.ts';

export const documentCopy = inLanguage({
  id: {
    from: 'Dari',
    to: 'Untuk',
    facts: 'Keterangan',
    date: 'Tanggal',
    npwp: (digits: string) => `NPWP ${digits}`,
    otherLetters:
      'Nama pembeli tidak memakai huruf Latin, jadi dokumen ini menyebut alamat emailnya. Tulis nama dengan huruf Latin di Profil untuk dokumen berikutnya.',
  },
  en: {
    from: 'From',
    to: 'To',
    facts: 'Details',
    date: 'Date',
    npwp: (digits) => `NPWP ${digits}`,
    otherLetters:
      'The buyer’s name is not in Latin letters, so this document gives the email address. Write the name in Latin letters in the profile for the next one.',
  },
});

export const invoiceCopy = inLanguage({
  id: {
    kind: 'Invoice',
    payment: 'Pembayaran',
    order: 'Pesanan',
    total: 'Total, lunas',
    valid: 'Invoice ini dibuat oleh sistem dan sah tanpa tanda tangan.',
    questions: (email: string) => `Pertanyaan tentang invoice ini: ${email}`,
  },
  en: {
    kind: 'Invoice',
    payment: 'Payment',
    order: 'Order',
    total: 'Total, paid',
    valid: 'This invoice was generated electronically and is valid without a signature.',
    questions: (email) => `Questions about this invoice: ${email}`,
  },
});

export const taxCopy = inLanguage({
  id: {
    base: 'Harga sebelum pajak (DPP)',
    part: (numerator: number, denominator: number) => `DPP nilai lain (${numerator}/${denominator})`,
    tax: (percent: number) => `PPN ${percent}%`,
  },
  en: {
    base: 'Price before tax (DPP)',
    part: (numerator, denominator) => `Tax base, other value (${numerator}/${denominator})`,
    tax: (percent) => `VAT (PPN) ${percent}%`,
  },
});

export const creditNoteCopy = inLanguage({
  id: {
    kind: 'Nota kredit',
    invoice: 'Untuk invoice',
    order: 'Pesanan',
    refunded: (titles: string) => `Pengembalian: ${titles}`,
    total: 'Total, dikembalikan',
    reason: (reason: string) => `Alasan: ${reason}`,
    valid: 'Nota kredit ini dibuat oleh sistem dan sah tanpa tanda tangan.',
    questions: (email: string) => `Pertanyaan tentang nota kredit ini: ${email}`,
  },
  en: {
    kind: 'Credit note',
    invoice: 'For invoice',
    order: 'Order',
    refunded: (titles) => `Refund: ${titles}`,
    total: 'Total, refunded',
    reason: (reason) => `Reason: ${reason}`,
    valid: 'This credit note was generated electronically and is valid without a signature.',
    questions: (email) => `Questions about this credit note: ${email}`,
  },
});

export const topUpReceiptCopy = inLanguage({
  id: {
    kind: 'Tanda terima',
    through: 'Diterima lewat',
    topUp: (brand: string) => `Isi saldo ${brand}`,
    total: 'Diterima',
    payment: (id: string) => `Pembayaran ${id}`,
    notInvoice: 'Tanda terima ini bukan invoice. Invoice terbit saat saldo dipakai untuk membeli produk.',
  },
  en: {
    kind: 'Receipt',
    through: 'Received through',
    topUp: (brand) => `${brand} balance top-up`,
    total: 'Received',
    payment: (id) => `Payment ${id}`,
    notInvoice: 'This receipt is not an invoice. Invoices are issued when the balance is spent on a product.',
  },
});

export const certificateCopy = inLanguage({
  id: {
    fileTitle: (number: string, course: string) => `Sertifikat ${number}: ${course}`,
    title: 'Sertifikat penyelesaian',
    givenTo: 'diberikan kepada',
    completed: (brand: string) => `yang telah menyelesaikan seluruh pelajaran kelas ${brand}`,
    number: 'Nomor',
    consultant: 'Konsultan',
    verify: 'Periksa keasliannya di',
  },
  en: {
    fileTitle: (number, course) => `Certificate ${number}: ${course}`,
    title: 'Certificate of completion',
    givenTo: 'awarded to',
    completed: (brand) => `who has completed every lesson of the ${brand} class`,
    number: 'Number',
    consultant: 'Consultant',
    verify: 'Verify it at',
  },
});

export const stampCopy = inLanguage({
  id: {
    line: ({ name, email, order }: { name: string; email: string; order: string | null }) =>
      [
        `Salinan untuk ${name || email}`,
        ...(name === '' ? [] : [email]),
        ...(order === null ? [] : [`pesanan ${order}`]),
      ].join(' · '),
  },
  en: {
    line: ({ name, email, order }: { name: string; email: string; order: string | null }) =>
      [
        `Copy for ${name || email}`,
        ...(name === '' ? [] : [email]),
        ...(order === null ? [] : [`order ${order}`]),
      ].join(' · '),
  },
});
