/** In place of a letter that cannot be drawn: quieter than the empty box of a font. */
const UNKNOWN = '\u00b7';

/**
 * A text in the letters that a font has. What it lacks loses its marks or becomes a dot, and pictures are left out: a
 * paper or a card never shows an empty box in somebody's name.
 */
export function toFontGlyphs(text: string, has: (letter: string) => boolean): string {
  const letters = [...text.normalize('NFC').replace(/\p{Extended_Pictographic}|\p{Cf}|\uFE0F/gu, '')];
  const drawn = letters.map((letter) => {
    if (has(letter)) return letter;
    // A wide A is an A, and a letter with a rare mark is that letter.
    const plain = [...letter.normalize('NFKD').replace(/\p{M}/gu, '')];
    return plain.every(has) ? plain.join('') : UNKNOWN;
  });
  return drawn.join('').trim();
}
