/** Replaces a missing glyph; quieter than a font's empty box. */
const UNKNOWN = '\u00b7';

/**
 * A text in the glyphs of a font: others lose their marks or become a dot, emoji are dropped, so that no empty box is
 * shown in a name.
 */
export function toFontGlyphs(text: string, has: (letter: string) => boolean): string {
  const drawn = glyphsOf(text, has).map((glyphs) => glyphs ?? UNKNOWN);
  return drawn.join('').trim();
}

/** Whether a font shows something of a text and no letter becomes a dot. */
export function hasEveryGlyph(text: string, has: (letter: string) => boolean): boolean {
  const glyphs = glyphsOf(text, has);
  return glyphs.join('').trim() !== '' && !glyphs.includes(null);
}

/** What is drawn for each letter; null: the font has nothing for it. */
function glyphsOf(text: string, has: (letter: string) => boolean): readonly (string | null)[] {
  const letters = [...text.normalize('NFC').replace(/\p{Extended_Pictographic}|\p{Cf}|\uFE0F/gu, '')];
  return letters.map((letter) => {
    if (has(letter)) return letter;
    // Compatibility forms and rare marks fall back to the base letter.
    const plain = [...letter.normalize('NFKD').replace(/\p{M}/gu, '')];
    return plain.every(has) ? plain.join('') : null;
  });
}
