import { describe, expect, test } from 'vitest';
import { compositionNames, coverRatios, coverSizes } from './cover-shapes.ts';
import { compositionOf, kawung } from './kawung.ts';
import { isMotifName, motif, motifSize } from './motifs.ts';
import { coverPalettes, paletteNames, paletteOf } from './palettes.ts';

const slugs = Array.from({ length: 24 }, (_, k) => `produk-${k}-${(k * 7919).toString(36)}`);
const LIMIT_BYTES = 20 * 1024;

/** Returns tags that are never closed; fails on attributes without quotes. */
function openTags(svg: string): string[] {
  const open: string[] = [];
  for (const [, closing, name, , selfClosing] of svg.matchAll(
    /<(\/?)([a-zA-Z]+)((?:\s[\w:-]+="[^"<>]*")*)(\/?)>/g,
  )) {
    if (closing === '/') expect(open.pop()).toBe(name);
    else if (selfClosing !== '/') open.push(name ?? '');
  }
  return open;
}

describe('kawung covers', () => {
  test('the same slug draws the same picture, another slug another one', () => {
    expect(kawung('sop-ai-toko')).toBe(kawung('sop-ai-toko'));
    expect(new Set(slugs.map((slug) => kawung(slug))).size).toBe(slugs.length);
  });

  test('each composition in each ratio is whole, hex-coloured and below 20 KB', () => {
    for (const composition of compositionNames) {
      for (const ratio of coverRatios) {
        for (const slug of slugs) {
          const svg = kawung(slug, { composition, ratio });
          expect(openTags(svg)).toEqual([]);
          expect(svg.replace(/<[^<>]+>/g, '')).toBe('');
          expect(svg).not.toMatch(/NaN|undefined|Infinity|oklch|var\(/);
          expect(Buffer.byteLength(svg), `${composition} ${ratio} ${slug}`).toBeLessThan(LIMIT_BYTES);
        }
      }
    }
  });

  test('the size follows the ratio', () => {
    for (const ratio of coverRatios) {
      const { width, height } = coverSizes[ratio];
      expect(kawung('a', { ratio })).toContain(`viewBox="0 0 ${width} ${height}"`);
    }
  });

  test('ids are unique within a picture and between two instances of one slug', () => {
    for (const composition of ['fajar', 'lereng'] as const) {
      const idsOf = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      const first = idsOf(kawung('sama', { composition, id: 'a' }));
      const second = idsOf(kawung('sama', { composition, id: 'b' }));
      expect(first.length).toBeGreaterThan(0);
      expect(new Set([...first, ...second]).size).toBe(first.length + second.length);
      const references = [...kawung('sama', { composition, id: 'a' }).matchAll(/url\(#([^)]+)\)/g)];
      for (const [, id] of references) expect(first).toContain(id);
    }
  });

  test('all palettes and compositions are used by ordinary slugs', () => {
    const many = Array.from({ length: 400 }, (_, k) => `judul-${k}`);
    expect(new Set(many.map(paletteOf)).size).toBe(paletteNames.length);
    expect(new Set(many.map(compositionOf)).size).toBe(compositionNames.length);
  });
});

describe('hue balance of a list', () => {
  test('no cover shares a palette with one of the three before it', () => {
    const many = [...slugs, ...slugs, ...Array.from({ length: 12 }, () => 'sama')];
    const chosen = coverPalettes(many);
    expect(chosen).toHaveLength(many.length);
    for (const [place, name] of chosen.entries()) {
      expect(chosen.slice(Math.max(0, place - 3), place)).not.toContain(name);
    }
  });

  test('a list that grows at its end keeps the palettes it had', () => {
    expect(coverPalettes([...slugs, 'baru']).slice(0, slugs.length)).toEqual(coverPalettes(slugs));
  });

  test('a cover alone has its own palette', () => {
    expect(coverPalettes(['sop-ai-toko'])).toEqual([paletteOf('sop-ai-toko')]);
  });
});

describe('motifs of the theme', () => {
  test('each is whole, coloured by variables only, and sized as it says', () => {
    for (const name of ['sky-wide', 'sky-tall', 'corner', 'horizon'] as const) {
      const svg = motif(name);
      const { width, height } = motifSize(name);
      expect(openTags(svg)).toEqual([]);
      expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
      for (const id of ['art', 'cool', 'rim', 'warm', 'hot']) expect(svg).toContain(`id="${id}"`);
      expect(svg).not.toMatch(/#[0-9a-f]{3,8}|NaN/);
    }
  });

  test('an unknown name is no motif', () => {
    expect(isMotifName('toString')).toBe(false);
    expect(isMotifName('corner')).toBe(true);
  });
});
