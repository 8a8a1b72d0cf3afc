import { Cover } from '#app/components/cover.tsx';
import { FormCard } from './form-card.tsx';
import { formCopy as copy } from './form-copy.ts';
import { LineField } from './form-fields.tsx';
import { ItemList } from './item-list.tsx';
import type { Medium } from './product-values.ts';
import type { ProductForm } from './use-product-form.ts';

const VIDEO = /\.(mp4|webm|mov)(\?|$)/i;
const typeOf = (url: string): Medium['type'] => (VIDEO.test(url) ? 'video' : 'image');

/** Pictures and videos of the product, in the order in which the gallery shows them. */
export function MediaCard({ form }: { readonly form: ProductForm }) {
  const { media_gallery, slug } = form.values;
  return (
    <FormCard title={copy.cards.media}>
      {media_gallery.length === 0 && <p className="text-ink-3 text-ui">{copy.noMedia}</p>}
      <ItemList<Medium>
        items={media_gallery}
        onChange={(media) => form.change({ media_gallery: media })}
        create={() => ({ type: 'image', url: '', alt: null })}
        addLabel={copy.add.medium}
        nameOf={({ url }, place) => url || `media ${place + 1}`}
      >
        {({ type, url }, change, place) => (
          <div className="flex items-end gap-3">
            {type === 'image' && url !== '' && (
              <span className="size-16 shrink-0 overflow-hidden rounded-small">
                <Cover slug={slug} src={url} />
              </span>
            )}
            <div className="min-w-0 flex-1">
              <LineField
                label={copy.fields.url}
                name={`media_gallery.${place}.url`}
                value={url}
                error={form.problems[`media_gallery.${place}.url`]}
                onChange={(text) => change({ url: text.trim(), type: typeOf(text) })}
              />
            </div>
          </div>
        )}
      </ItemList>
    </FormCard>
  );
}
