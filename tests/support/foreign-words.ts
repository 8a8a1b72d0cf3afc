import type { Language } from '#shared/language/language.ts';

/**
 * Words that only one of the two languages has, and no name or loanword: by one of them a text shows that it is of that
 * language.
 */
const WORDS: Readonly<Record<Language, string>> = {
  id: `yang dan untuk dengan dari adalah tidak anda ini itu pada akan sudah belum atau bisa dapat juga oleh karena setiap
    satu dua tiga lebih jam menit hari bulan minggu tahun kami saya mereka berapa bila jika agar supaya sampai setelah sesudah
    sebelum harga pesanan pembelian langganan masuk keluar daftar simpan pilih unduh dibayar bayar lihat kembali buka tutup
    semua lain ada apa siapa kapan mana bagaimana mengapa boleh harus perlu masih hanya paling tanpa serta tersedia gratis
    toko klinik pabrik usaha pelanggan karyawan pemilik nomor alamat nama isi berkas pelajaran tugas kelas jawaban pertanyaan`,
  en: `the and of with your you is are for this that from not will have has when which until after before every each week
    month minutes minute hours hour days what who how why where there then than only most more less into about their they we
    our it its be been was were or an by as at can may must should does do did see buy choose save sign order orders purchase
    paid pay price open close all other none yet soon available now here back next free download healthcare manufacturing`,
};

const setOf = (language: Language) => new Set(WORDS[language].split(/\s+/));
const own: Readonly<Record<Language, ReadonlySet<string>>> = { id: setOf('id'), en: setOf('en') };

/** The words of a text that belong to the other language. */
export function foreignWords(text: string, language: Language): readonly string[] {
  // Letters beside digits are of a code, as in `#d185be98`.
  const words = text.toLowerCase().match(/(?<![\p{L}\p{N}])\p{L}+(?:['’]\p{L}+)?(?![\p{L}\p{N}])/gu) ?? [];
  const others = own[language === 'id' ? 'en' : 'id'];
  return words.filter((word) => others.has(word));
}
