/** More words narrow nothing down. */
const MAX_WORDS = 12;

/** Words that every text has. Indonesian ones are listed because PostgreSQL has no list of them. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'ada adalah agar akan aku anda apa apakah atas atau bagaimana bagi bahwa begini berapa bila bisa bisakah boleh ' +
    'bolehkah buat cara dalam dan dapat dari daripada dengan di dia hanya harus hingga ia ini itu itulah jadi jangan ' +
    'jika juga kah kalau kami kamu kapan karena ke kepada ketika kita lagi lah lain lalu lewat maka mana masih mau ' +
    'melalui mengapa menjadi mereka milik oleh pada para per pun punya saat saja sampai sangat saya sebagai sebaiknya ' +
    'sebelum sebuah secara sedang sejak seperti serta setelah siapa suatu sudah supaya tanpa tapi tentang tentu terhadap ' +
    'tersebut tetapi tiap tidak untuk yaitu yang ' +
    'a about all am an and any anybody anything are as at be been but by can could did do does for from had has have ' +
    'how i if in into is it its may me might must my nobody not of on or our should so some than that the their them ' +
    'then there these they this to was we were what when where which while who why will with would you your'
  ).split(' '),
);

/** Lower case without accents, as `plain_letters` in the database. */
const plainLetters = (typed: string): string => typed.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The same search, however it is typed: one address and one cached answer. */
export const normalizeSearch = (typed: string): string =>
  typed.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/** Returns words and numbers, each once, without those that every text has unless there are no others. */
export function searchWords(typed: string): readonly string[] {
  const words = plainLetters(typed).match(/\p{N}+(?:[.,]\p{N}+)+|[\p{L}\p{N}]+/gu) ?? [];
  const all = [...new Set(words)];
  const telling = all.filter((word) => !STOP_WORDS.has(word));
  return (telling.length > 0 ? telling : all).slice(0, MAX_WORDS);
}
