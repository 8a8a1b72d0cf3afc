/** A name that can carry neither a link nor a message; null for what only pretends to be one. */
export function safeDisplayName(name: string): string | null {
  return /^[\p{L}\p{M}' ,.-]{1,60}$/u.test(name) && !/\.\S/.test(name) ? name : null;
}
