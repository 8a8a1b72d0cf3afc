import { Package } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Palette, PaletteGroup, PaletteItem } from '#app/components/command-palette/palette.tsx';
import { paletteCopy } from '#app/components/command-palette/palette-copy.ts';
import type { PaletteProps } from '#app/components/command-palette/use-palette.tsx';
import { useRemoteSearch } from '#app/components/command-palette/use-remote-search.ts';
import { createClient } from '#contract/client.ts';
import type { listProducts } from '#contract/public/products.ts';
import { productTypeLabels } from '#shared/catalog.ts';
import { paletteCopy as copy } from './palette-copy.ts';
import { portalAccountLinks, portalMainLinks } from './portal-links.ts';

const client = createClient((request) => fetch(request));
const MAX_RESULTS = 6;

const searchProducts = (query: string) =>
  client.call<typeof listProducts>(
    { method: 'get', path: '/api/products' },
    { query: { search: query, limit: MAX_RESULTS } },
  );

/** Goes to a page or a product by a few letters. */
export function CommandPalette({ typed, onClose }: PaletteProps) {
  const [search, setSearch] = useState(typed);
  const { result, state } = useRemoteSearch(search, { minLength: 2, search: searchProducts });
  const navigate = useNavigate();
  const go = (to: string) => {
    onClose();
    void navigate(to);
  };
  return (
    <Palette title={copy.title} search={search} onSearch={setSearch} onClose={onClose} state={state}>
      <PaletteGroup heading={paletteCopy.pages}>
        {[...portalMainLinks, ...portalAccountLinks].map(({ label, to, icon: Icon }) => (
          <PaletteItem key={to} value={`${label} ${to}`} onSelect={() => go(to)}>
            <Icon aria-hidden />
            {label}
          </PaletteItem>
        ))}
      </PaletteGroup>
      {result !== null && result.data.products.length > 0 && (
        <PaletteGroup heading={paletteCopy.products}>
          {result.data.products.map(({ slug, title, type }) => (
            <PaletteItem
              key={slug}
              value={`${title} ${slug} ${result.query}`}
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
