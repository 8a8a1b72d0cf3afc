import { MediaField } from '#app/components/media-upload/fields/media-field.tsx';
import { arrangeMedia } from '#app/components/media-upload/gallery/media-item.ts';
import { formCopy as copy } from '#messages/admin-product-form.ts';
import { FormCard } from '../form/form-card.tsx';
import type { ProductForm } from '../form/use-product-form.ts';

/** In gallery order (APRD-047). */
export function MediaCard({ form }: { readonly form: ProductForm }) {
  const { kind, values } = form;
  return (
    <FormCard title={copy.cards.media}>
      <MediaField
        area={kind.is_subscription ? 'subscription-products' : 'one-time-products'}
        items={arrangeMedia(values.media_gallery)}
        onChange={(items) =>
          form.change({ media_gallery: items.map(({ type, url, alt }) => ({ type, url, alt })) })
        }
      />
    </FormCard>
  );
}
