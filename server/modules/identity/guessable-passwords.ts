/**
 * What people who guess try first: the top of the published lists, and what Indonesians choose. A local list, so that
 * no password and no part of its hash ever leaves the house.
 */
const words = `
123456 1234567 12345678 123456789 1234567890 123123 123321 121212 112233 111111 000000 222222 333333 444444 555555
666666 777777 888888 999999 654321 987654321 123456a 1234qwer 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qazwsx qwerty
qwerty1 qwerty12 qwerty123 qwertyuiop qwer1234 asdfgh asdfghjkl asdf1234 zxcvbn zxcvbnm zaq12wsx abc123 abcd1234
abcdef abcdefg abc12345 a12345 a123456 aa123456 aaaaaa aa12345678 password password1 password12 password123 passw0rd
p@ssw0rd p@ssword pass123 pass1234 passpass letmein welcome welcome1 admin admin1 admin12 admin123 administrator root
toor guest test test123 test1234 testing user user123 login master default changeme secret iloveyou iloveu princess
sunshine monkey dragon football baseball basketball superman batman pokemon naruto michael jordan jordan23 jennifer
jessica ashley hello hello123 freedom whatever trustno1 shadow killer hunter ninja mustang access flower cookie
chocolate computer internet samsung google facebook instagram whatsapp android iphone
rahasia rahasia123 sayang sayang123 sayangku cinta cintaku bismillah bismillah1 bismillah123 alhamdulillah
allahuakbar assalamualaikum insyaallah astaghfirullah muhammad indonesia indonesia1 indonesia45 merdeka merdeka45
garuda pancasila jakarta bandung surabaya medan makassar semarang persija persib persebaya arema katasandi
katasandi123 sandi123 bebas bebas123 kucing anjing kelinci cantik ganteng manis doraemon semangat sukses sukses123
berkah barokah rejeki keluarga anakku mamaku ibuku ayahku bapakku akucinta akusayang kamusayang selamat terserah
lupalagi gatau gaktau 170845 17081945 asdasd asdasd123 qweqwe qweasd qweasdzxc 147258 159357 147258369 741852 789456
789456123 147852 258456 010203 102030 131313 232323 696969 101010 123qwe qwe123 1a2b3c a1b2c3 a1b2c3d4 zxc123 aku123
`;
const common = new Set(words.split(/\s+/).filter((word) => word !== ''));

/** Whether a password is on everybody's list, one letter over and over, or just the name or address of its owner. */
export function isGuessable(password: string, about: readonly string[]): boolean {
  const typed = password.toLowerCase();
  if (common.has(typed) || new Set(typed).size === 1) return true;
  return about.some((fact) => fact.length >= 4 && typed === fact.toLowerCase());
}
