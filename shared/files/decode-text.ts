/** UTF-8, or UTF-16 as in Excel's "Unicode text"; null when neither. */
export function decodeUnicode(bytes: Uint8Array): string | null {
  const text = decode(bytes, encodingOf(bytes));
  return text?.includes('\0') === true ? null : text;
}

/** Also Windows-1252, as in Excel's plain CSV; null when it is no text. */
export function decodeText(bytes: Uint8Array): string | null {
  const unicode = decodeUnicode(bytes);
  if (unicode !== null || encodingOf(bytes) !== 'utf-8' || bytes.includes(0)) return unicode;
  return decode(bytes, 'windows-1252');
}

/** Detects a byte order mark, or the zero bytes of Latin letters. */
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
