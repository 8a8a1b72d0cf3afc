/**
 * `https://wa.me/…` of a number, also of one that begins with 0, with a message that waits in the field. Null without a
 * number: what would have led there is not shown (DECISIONS 63).
 */
export function whatsappUrl(number: string, message?: string): string | null {
  const digits = number.replace(/\D/g, '').replace(/^0/, '62');
  if (digits === '') return null;
  const address = `https://wa.me/${digits}`;
  return message === undefined ? address : `${address}?text=${encodeURIComponent(message)}`;
}

/** `+62 812 0000 0000`: an Indonesian number as people read it; any other in groups of four. */
export function formatWhatsapp(number: string): string {
  const digits = number.replace(/\D/g, '');
  const [, country, operator, rest] = /^(62)(\d{3})(\d+)$/.exec(digits) ?? [];
  const groups = (rest ?? digits).match(/\d{1,4}/g) ?? [];
  return `+${[country, operator, ...groups].filter(Boolean).join(' ')}`;
}
