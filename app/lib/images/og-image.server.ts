import { toFontGlyphs } from '#shared/content/font-glyphs.ts';
import { readOgFonts } from './og-fonts.server.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const PICTURE_WIDTH = 504;
const MAX_TITLE = 160;

export interface OgCard {
  readonly cover: string;
  readonly kind: string;
  readonly title: string;
  readonly brand: string;
}

type Style = Readonly<Record<string, string | number>>;
interface Node {
  readonly type: string;
  readonly key: null;
  readonly props: Readonly<Record<string, unknown>>;
}

const element = (type: string, style: Style, children?: string | readonly Node[]): Node => ({
  type,
  key: null,
  props: { style: { display: 'flex', ...style }, children },
});

const imageElement = (source: string, width: number, height: number): Node => ({
  type: 'img',
  key: null,
  props: { src: `data:image/svg+xml;base64,${Buffer.from(source).toString('base64')}`, width, height },
});

const logoElement =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 44" width="60" height="44"><path fill="#0f1230" d="M2.6 9.6C17.3 8.3 30.7 21.7 29.4 36.4C14.7 37.7 1.3 24.3 2.6 9.6ZM30.6 36.4C29.3 21.7 42.7 8.3 57.4 9.6C58.7 24.3 45.3 37.7 30.6 36.4Z"/><path fill="#ea8a32" d="M30 0C40.7 9 40.7 27 30 36C19.3 27 19.3 9 30 0Z"/><path stroke="#0f1230" stroke-width="3.4" d="M0 41.5h60"/></svg>';

/** PNG, 1200 × 630. Long titles are truncated. */
export async function drawOgImage({ cover, ...card }: OgCard): Promise<Uint8Array> {
  const [{ fonts, has }, { default: satori }, { Resvg }] = await Promise.all([
    readOgFonts(),
    import('satori'),
    import('@resvg/resvg-js'),
  ]);
  const [kind, title, brand] = [card.kind, card.title, card.brand].map((text) => toFontGlyphs(text, has));
  const layout = cardLayout({ cover, kind: kind ?? '', title: title ?? '', brand: brand ?? '' });
  const svg = await satori(layout, { width: WIDTH, height: HEIGHT, fonts: [...fonts] });
  return new Resvg(svg, { fitTo: { mode: 'width', value: WIDTH } }).render().asPng();
}

function cardLayout({ cover, kind, title, brand }: OgCard): Node {
  const text = title.length > MAX_TITLE ? `${title.slice(0, MAX_TITLE).trimEnd()}…` : title;
  const words = element(
    'div',
    {
      flexDirection: 'column',
      boxSizing: 'border-box',
      width: WIDTH - PICTURE_WIDTH,
      height: HEIGHT,
      padding: '64px 48px 56px 64px',
    },
    [
      element('div', { fontSize: 26, color: '#565b7c', fontWeight: 500 }, kind),
      element(
        'div',
        {
          marginTop: 20,
          flexGrow: 1,
          fontSize: titleSize(text),
          fontWeight: 700,
          letterSpacing: '-0.02em',
          lineHeight: 1.12,
          color: '#0f1230',
          overflow: 'hidden',
        },
        text,
      ),
      element('div', { alignItems: 'center', gap: 18 }, [
        imageElement(logoElement, 60, 44),
        element('div', { fontSize: 34, fontWeight: 700, letterSpacing: '-0.03em', color: '#0f1230' }, brand),
      ]),
    ],
  );
  const picture = imageElement(cover, PICTURE_WIDTH, HEIGHT);
  return element('div', { width: WIDTH, height: HEIGHT, backgroundColor: '#faf8f4' }, [words, picture]);
}

function titleSize(title: string): number {
  if (title.length <= 40) return 72;
  if (title.length <= 75) return 62;
  return title.length <= 115 ? 50 : 42;
}
