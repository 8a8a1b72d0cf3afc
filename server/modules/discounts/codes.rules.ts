/** A code as stored and compared: buyers type small letters, spaces and dashes. */
export function normalizeCode(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]+/g, '');
}
