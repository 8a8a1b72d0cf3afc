/** Accepts numbers as typed. Without phone-number.ts, because every page loads this. */
function digitsOf(number: string): string | null {
  const digits = number
    .replace(/\(0\)|[^\d+]/g, '')
    .replace(/^00/, '+')
    .replace(/^(?:\+?62)?0|^(?=8\d{8,11}$)/, '62')
    .replace('+', '');
  return /^[1-9]\d{7,14}$/.test(digits) ? digits : null;
}

/** Null without a number, and then not shown (DECISIONS 63). */
export function whatsappUrl(number: string, message?: string): string | null {
  const digits = digitsOf(number);
  if (digits === null) return null;
  const address = `https://wa.me/${digits}`;
  return message === undefined ? address : `${address}?text=${encodeURIComponent(message)}`;
}

/** `+62 812 0000 0000`; other countries in groups of four. */
export function formatWhatsapp(number: string): string {
  const digits = digitsOf(number) ?? number;
  const [, country, operator, rest] = /^(62)(\d{3})(\d+)$/.exec(digits) ?? [];
  const groups = (rest ?? digits).match(/\d{1,4}/g) ?? [];
  return `+${[country, operator, ...groups].filter(Boolean).join(' ')}`;
}
