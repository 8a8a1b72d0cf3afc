import { Package } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Palette, PaletteGroup, PaletteItem } from '#app/components/command-palette/palette.tsx';
import type { PaletteProps } from '#app/components/command-palette/use-palette.tsx';
import { useRemoteSearch } from '#app/components/command-palette/use-remote-search.ts';
import { browserClient } from '#app/lib/api/browser-client.ts';
import type { listProducts } from '#contract/catalog/products.ts';
import { productTypeLabels } from '#messages/catalog/labels.ts';
import { commandPaletteCopy as paletteCopy } from '#messages/shell/command-palette.ts';
import { portalCopy as copy } from '#messages/shell/portal.ts';
import { portalAccountLinks, portalMainLinks } from './portal-navigation.tsx';

const MAX_RESULTS = 6;

const searchProducts = (query: string) =>
  browserClient.call<typeof listProducts>(
    { method: 'get', path: '/api/products' },
    { query: { search: query, limit: MAX_RESULTS } },
  );

export function CommandPalette({ typed, onClose }: PaletteProps) {
  const [search, setSearch] = useState(typed);
  const { result, state } = useRemoteSearch(search, { minLength: 2, search: searchProducts });
  const navigate = useNavigate();
  const go = (to: string) => {
    onClose();
    void navigate(to);
  };
  return (
    <Palette title={copy.searchTitle} search={search} onSearch={setSearch} onClose={onClose} state={state}>
      <PaletteGroup heading={paletteCopy.pages}>
        {[...portalMainLinks, ...portalAccountLinks].map(({ name, to, icon: Icon }) => (
          <PaletteItem key={to} value={`${copy.links[name]} ${to}`} onSelect={() => go(to)}>
            <Icon aria-hidden />
            {copy.links[name]}
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
