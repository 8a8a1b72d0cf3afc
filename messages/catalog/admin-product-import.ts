import { inLanguage } from '#shared/language/language.ts';

const products = (count: number) => `${count} ${count === 1 ? 'product' : 'products'}`;

const rows = (count: number) => `${count} ${count === 1 ? 'row' : 'rows'}`;

export const importCopy = inLanguage({
  id: {
    title: 'Impor produk dari CSV',
    text: 'Baris dengan slug yang sudah ada mengubah produk itu; baris lain menambah produk baru. Tidak ada yang ditulis sebelum Anda melihat laporannya.',
    file: 'Berkas CSV',
    hint: 'Kolomnya sama dengan hasil ekspor. Paling banyak 5.000 baris, 2 MB.',
    check: 'Periksa berkas',
    checking: 'Memeriksa…',
    write: (count: number) => `Impor ${count} produk`,
    writing: 'Mengimpor…',
    noFile: 'Pilih berkasnya dahulu.',
    tooLarge: 'Berkas ini lebih besar dari 2 MB. Bagi menjadi beberapa berkas.',
    notText: 'Berkas ini bukan CSV. Di Excel, simpan sebagai “CSV UTF-8 (Comma delimited)”.',
    unchanged: (count: number) => `${count} baris tetap seperti sekarang.`,
    more: (count: number) => `dan ${count} baris lagi`,
    summary: (created: number, updated: number) => `${created} produk baru, ${updated} diubah`,
    refused: (count: number) =>
      `${count} baris belum benar. Perbaiki berkasnya, lalu periksa lagi; belum ada yang ditulis.`,
    nothing: 'Tidak ada yang berubah.',
    done: (created: number, updated: number) => `${created} produk ditambahkan, ${updated} diubah`,
    failed: 'Gagal mengimpor produk',
    line: (line: number) => `Baris ${line}`,
    outcomes: { create: 'Baru', update: 'Diubah', unchanged: 'Tetap', refused: 'Salah' },
    rows: 'Laporan tiap baris',
  },
  en: {
    title: 'Import products from CSV',
    text: 'A row whose slug exists changes that product; any other row adds a product. Nothing is written before you have seen the report.',
    file: 'CSV file',
    hint: 'The same columns as the export. Up to 5,000 rows, 2 MB.',
    check: 'Check the file',
    checking: 'Checking…',
    write: (count) => `Import ${products(count)}`,
    writing: 'Importing…',
    noFile: 'Choose a file first.',
    tooLarge: 'This file is larger than 2 MB. Split it into several files.',
    notText: 'This file is not a CSV. In Excel, save it as “CSV UTF-8 (Comma delimited)”.',
    unchanged: (count) => `${rows(count)} unchanged.`,
    more: (count) => `and ${rows(count)} more`,
    summary: (created, updated) => `${created} new, ${updated} changed`,
    refused: (count) =>
      `${rows(count)} ${count === 1 ? 'has' : 'have'} a mistake. Correct the file, then check it again; nothing has been written.`,
    nothing: 'Nothing changes.',
    done: (created, updated) => `${products(created)} added, ${updated} changed`,
    failed: 'Failed to import the products',
    line: (line) => `Row ${line}`,
    outcomes: { create: 'New', update: 'Changed', unchanged: 'Unchanged', refused: 'Mistake' },
    rows: 'Report by row',
  },
});
