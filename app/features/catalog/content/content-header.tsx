import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { ProductCover } from '#app/components/brand/product-cover.tsx';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import type { ProductContent } from '#contract/catalog/product-content.ts';
import { contentCopy as copy } from '#messages/catalog/content.ts';
import { productTypeLabels } from '#messages/catalog/labels.ts';

interface Props {
  readonly content: ProductContent;
  readonly opening: ReactNode;
  readonly children: ReactNode;
}

/** Lists what is on the page and what is locked (PROD-045). */
export function ContentHeader({ content: { product, sections }, opening, children }: Props) {
  return (
    <header className="wrap grid grid-cols-[minmax(0,1fr)] gap-9 pt-8 pb-12 md:pt-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-start lg:gap-16 lg:pb-16">
      <div>
        <p className="text-ink-3 text-ui">
          {productTypeLabels[product.type]}
          {product.is_featured && ` · ${copy.featured}`}
        </p>
        <h1 {...ownerLanguage(product, 'title')} className="mt-2 text-t1">
          {product.title}
        </h1>
        {product.short_description !== null && (
          <p
            {...ownerLanguage(product, 'short_description')}
            className="mt-4 max-w-[34em] text-ink-2 text-lede"
          >
            {product.short_description}
          </p>
        )}
        {opening}
        <div className="mt-7">{children}</div>
      </div>
      <div className="relative isolate overflow-hidden rounded-sheet bg-night">
        <div className="aspect-[16/10]">
          <ProductCover slug={product.slug} src={product.cover_url} form="wide" loading="eager" />
        </div>
        {sections.length > 0 && <Contents sections={sections} />}
      </div>
    </header>
  );
}

function Contents({ sections }: Pick<ProductContent, 'sections'>) {
  return (
    <nav aria-label={copy.contents} data-plane="night" className="px-5 pt-3 pb-4 text-on-night md:px-6">
      <ol>
        {sections.map((section) => (
          <li key={section.id} className="border-night-line border-t border-dashed first:border-0">
            <a
              href={`#bagian-${section.id}`}
              className="flex min-h-tap items-center justify-between gap-4 py-1.5 text-ui hover:underline hover:underline-offset-4"
            >
              <span {...ownerLanguage(section, 'title')} className="min-w-0">
                {section.title}
              </span>
              {section.is_locked && (
                <span className="inline-flex shrink-0 items-center gap-1.5 text-on-night-2 text-small">
                  <Lock aria-hidden="true" className="size-3.5" />
                  {copy.locked}
                </span>
              )}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
