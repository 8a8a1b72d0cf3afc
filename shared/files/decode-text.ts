/**
 * The text of a file, whichever program saved it: UTF-8, UTF-16 with or without its mark (Excel's "Unicode text"), else
 * Windows-1252 (Excel's plain CSV). Null when it is no text.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const encoding = encodingOf(bytes);
  const text = decode(bytes, encoding) ?? (encoding === 'utf-8' ? decode(bytes, 'windows-1252') : null);
  return text === null || text.includes('\0') ? null : text;
}

function encodingOf([first, second, third, fourth]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (second === 0 && fourth === 0 && first !== 0) return 'utf-16le';
  if (first === 0 && third === 0 && second !== 0) return 'utf-16be';
  return 'utf-8';
}

function decode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
