import { Package } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Palette, PaletteGroup, PaletteItem } from '#app/components/command-palette/palette.tsx';
import { paletteWords } from '#app/components/command-palette/palette-copy.ts';
import { useFound } from '#app/components/command-palette/use-found.ts';
import type { OpenedPalette } from '#app/components/command-palette/use-palette.tsx';
import { createClient } from '#contract/client.ts';
import type { listProducts } from '#contract/public/products.ts';
import { productTypeLabels } from '#shared/catalog.ts';
import { paletteCopy as copy } from './palette-copy.ts';
import { portalAccount, portalWork } from './portal-links.ts';

const browser = createClient((request) => fetch(request));
const FOUND = 6;

const ask = (words: string) =>
  browser.call<typeof listProducts>(
    { method: 'get', path: '/api/products' },
    { query: { search: words, limit: FOUND } },
  );

/** Goes to a page or a product by a few letters. */
export function CommandPalette({ typed, onClose }: OpenedPalette) {
  const [search, setSearch] = useState(typed);
  const { last, state } = useFound(search, { fewest: 2, ask });
  const navigate = useNavigate();
  const go = (to: string) => {
    onClose();
    void navigate(to);
  };
  return (
    <Palette title={copy.title} search={search} onSearch={setSearch} onClose={onClose} state={state}>
      <PaletteGroup heading={paletteWords.pages}>
        {[...portalWork, ...portalAccount].map(({ label, to, icon: Icon }) => (
          <PaletteItem key={to} value={`${label} ${to}`} onSelect={() => go(to)}>
            <Icon aria-hidden />
            {label}
          </PaletteItem>
        ))}
      </PaletteGroup>
      {last !== null && last.found.products.length > 0 && (
        <PaletteGroup heading={paletteWords.products}>
          {last.found.products.map(({ slug, title, type }) => (
            <PaletteItem
              key={slug}
              value={`${title} ${slug} ${last.words}`}
              onSelect={() => go(`/user/marketplace?detail=${slug}`)}
            >
              <Package aria-hidden />
              <span className="min-w-0 truncate">{title}</span>
              <span className="ml-auto text-ink-3 text-small">{productTypeLabels[type]}</span>
            </PaletteItem>
          ))}
        </PaletteGroup>
      )}
    </Palette>
  );
}
