import { dictionary } from '@zxcvbn-ts/language-common';

/** Checked locally beside the published list of 50,000, so no password or hash leaves the server. */
const indonesianWords = `
rahasia sayang sayangku cinta cintaku bismillah alhamdulillah allahuakbar assalamualaikum insyaallah astaghfirullah
muhammad indonesia merdeka garuda pancasila jakarta bandung surabaya medan makassar semarang persija persib persebaya
arema katasandi sandi bebas kucing anjing kelinci cantik ganteng manis doraemon semangat sukses berkah barokah rejeki
keluarga anakku mamaku ibuku ayahku bapakku akucinta akusayang kamusayang selamat terserah lupalagi gatau gaktau
17081945 170845 asdasd qweqwe qweasd qweasdzxc 147258369 789456123 147852 258456
`;
const commonPasswords: ReadonlySet<string> = new Set([
  ...dictionary.passwords,
  ...indonesianWords.split(/\s+/).filter((word) => word !== ''),
]);
const BRAND = 'arunika';
/** Characters beyond a name that make it a password. */
const OWN_LETTERS = 4;

/** True for common passwords, repetitions, and little more than the shop's or owner's name or address. */
export function isGuessable(password: string, about: readonly string[]): boolean {
  const typed = password.toLowerCase();
  if (commonPasswords.has(typed) || new Set(typed).size === 1) return true;
  const word = typed.replace(/[^a-z]+$/, '');
  if (word.length >= OWN_LETTERS && commonPasswords.has(word)) return true;
  const letters = lettersOf(typed);
  return [BRAND, ...about.map(lettersOf)].some(
    (fact) =>
      fact.length >= OWN_LETTERS && letters.includes(fact) && letters.length - fact.length < OWN_LETTERS,
  );
}

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');
