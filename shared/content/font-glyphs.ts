const UNKNOWN = '\u00b7';

/** Unknown letters lose their marks or become a dot, so that no name shows an empty box. */
export function toFontGlyphs(text: string, has: (letter: string) => boolean): string {
  const drawn = glyphsOf(text, has).map((glyphs) => glyphs ?? UNKNOWN);
  return drawn.join('').trim();
}

export function hasEveryGlyph(text: string, has: (letter: string) => boolean): boolean {
  const glyphs = glyphsOf(text, has);
  return glyphs.join('').trim() !== '' && !glyphs.includes(null);
}

/** Null: the font has nothing for the letter. */
function glyphsOf(text: string, has: (letter: string) => boolean): readonly (string | null)[] {
  const letters = [...text.normalize('NFC').replace(/\p{Extended_Pictographic}|\p{Cf}|\uFE0F/gu, '')];
  return letters.map((letter) => {
    if (has(letter)) return letter;
    // Compatibility forms and rare marks fall back to the base letter.
    const plain = [...letter.normalize('NFKD').replace(/\p{M}/gu, '')];
    return plain.every(has) ? plain.join('') : null;
  });
}
