import { Command } from 'cmdk';
import { CornerDownLeft, Package, Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { Dialog, DialogContent, DialogTitle } from '#app/components/ui/dialog.tsx';
import { createClient } from '#contract/client.ts';
import type { listProducts, ProductCard } from '#contract/public/products.ts';
import { productTypeLabels } from '#shared/catalog.ts';
import { paletteCopy as copy } from './palette-copy.ts';
import { portalAccount, portalWork } from './portal-links.ts';

const browser = createClient((request) => fetch(request));
const PAUSE_MS = 150;
const FOUND = 6;

const itemClass =
  'flex min-h-tap cursor-pointer items-center gap-3 rounded-small px-3 py-2 text-ui data-[selected=true]:bg-soft [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:text-ink-3';
const groupClass =
  '[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1.5 [&_[cmdk-group-heading]]:text-ink-3 [&_[cmdk-group-heading]]:text-small';

/** Goes to a page or a product by a few letters. Loaded when it is first opened. */
export function CommandPalette({ onClose }: { readonly onClose: () => void }) {
  const [search, setSearch] = useState('');
  const products = useProducts(search);
  const navigate = useNavigate();
  const go = (to: string) => {
    onClose();
    void navigate(to);
  };
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent size="medium" aria-describedby={undefined} className="md:top-[18%] md:translate-y-0">
        <DialogTitle className="sr-only">{copy.title}</DialogTitle>
        <Command label={copy.title} loop className="flex min-h-0 flex-col">
          <div className="flex items-center gap-3 border-line border-b pr-14 pl-5">
            <Search aria-hidden className="size-5 shrink-0 text-ink-3" />
            <Command.Input
              value={search}
              onValueChange={setSearch}
              placeholder={copy.placeholder}
              maxLength={100}
              className="min-h-15 w-full min-w-0 bg-transparent text-control outline-none placeholder:text-ink-3"
            />
          </div>
          <Command.List className="max-h-[min(420px,60dvh)] overflow-y-auto p-2">
            <Command.Empty className="px-3 py-8 text-center text-ink-2 text-ui">{copy.nothing}</Command.Empty>
            <Command.Group heading={copy.pages} className={groupClass}>
              {[...portalWork, ...portalAccount].map(({ label, to, icon: Icon }) => (
                <Command.Item key={to} value={`${label} ${to}`} onSelect={() => go(to)} className={itemClass}>
                  <Icon aria-hidden />
                  {label}
                </Command.Item>
              ))}
            </Command.Group>
            {products.length > 0 && (
              <Command.Group heading={copy.products} className={groupClass}>
                {products.map(({ slug, title, type }) => (
                  <Command.Item
                    key={slug}
                    value={`${title} ${slug} ${search}`}
                    onSelect={() => go(`/user/marketplace?detail=${slug}`)}
                    className={itemClass}
                  >
                    <Package aria-hidden />
                    <span className="min-w-0 truncate">{title}</span>
                    <span className="ml-auto text-ink-3 text-small">{productTypeLabels[type]}</span>
                  </Command.Item>
                ))}
              </Command.Group>
            )}
          </Command.List>
          <p className="flex items-center gap-2 border-line border-t px-5 py-3 text-ink-3 text-small max-md:hidden">
            <CornerDownLeft aria-hidden className="size-4" />
            {copy.hint}
          </p>
        </Command>
      </DialogContent>
    </Dialog>
  );
}

/** What the shop finds, asked once the typing pauses; an answer that comes too late is dropped. */
function useProducts(search: string): readonly ProductCard[] {
  const [found, setFound] = useState<readonly ProductCard[]>([]);
  const words = search.trim();
  useEffect(() => {
    let isCurrent = true;
    const ask = async () => {
      const query = { search: words, limit: FOUND };
      const answer = await browser.call<typeof listProducts>(
        { method: 'get', path: '/api/products' },
        { query },
      );
      if (isCurrent && answer.ok) setFound(answer.value.products);
    };
    const timer = words.length < 2 ? null : setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      isCurrent = false;
      if (timer !== null) clearTimeout(timer);
    };
  }, [words]);
  return words.length < 2 ? [] : found;
}
