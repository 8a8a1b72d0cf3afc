const DOMAINS = [
  'gmail.com',
  'yahoo.com',
  'yahoo.co.id',
  'ymail.com',
  'rocketmail.com',
  'outlook.com',
  'hotmail.com',
  'live.com',
  'icloud.com',
  'proton.me',
];
/** Real domains one letter away from those; country variants are real too (`yahoo.com.sg`). */
const OTHERS =
  /^(?:(?:e|f)?mail\.com|l[io][nv]e\.com|(?:yahoo|hotmail|live|outlook)\.(?:com?\.)?(?!c[mo]$|om$)[a-z]{2})$/;

/** `sari@gmail.com` for `sari@gmial.com`; null: as typed. */
export function suggestEmail(typed: string): string | null {
  const address = typed.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  if (at < 1 || DOMAINS.includes(domain) || OTHERS.test(domain)) return null;
  const meant =
    DOMAINS.find((known) => isSlip(domain, known)) ?? DOMAINS.find((known) => isCut(domain, known));
  return meant === undefined ? null : address.slice(0, at + 1) + meant;
}

/** `gmail`, `gmailcom`, `gmail.co`, `gmail.co.id`, which nobody has. */
function isCut(typed: string, known: string): boolean {
  const [name = '', ending = ''] = known.split(/\.(.*)/s);
  return typed === name || typed === name + ending || typed.startsWith(`${name}.c`);
}

/** One letter too many, too few, another, or two swapped. */
function isSlip(typed: string, known: string): boolean {
  const [longer, shorter] = typed.length > known.length ? [typed, known] : [known, typed];
  let same = 0;
  while (same < shorter.length && longer[same] === shorter[same]) same += 1;
  const [rest, other] = [longer.slice(same), shorter.slice(same)];
  if (longer.length > shorter.length) return rest.slice(1) === other;
  const swapped = (other[1] ?? '') + (other[0] ?? '') + other.slice(2);
  return rest.slice(1) === other.slice(1) || rest === swapped;
}
