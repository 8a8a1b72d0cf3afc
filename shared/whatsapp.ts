/** `https://wa.me/…` of a number, with a message that waits in the field. */
export function whatsappUrl(number: string, message?: string): string {
  const address = `https://wa.me/${number.replace(/\D/g, '')}`;
  return message === undefined ? address : `${address}?text=${encodeURIComponent(message)}`;
}
