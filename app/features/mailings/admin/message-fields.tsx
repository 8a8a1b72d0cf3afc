import { ProductPicker } from '#app/components/admin/product-picker.tsx';
import type { PickerOption } from '#app/components/admin/search-picker.tsx';
import { RichTextFormField } from '#app/components/form/rich-text-form-field.tsx';
import { TextField } from '#app/components/form/text-fields.tsx';
import { Disclosure } from '#app/components/ui/disclosure.tsx';
import { messageCopy as copy } from '#messages/mailings/admin.ts';
import { MAX_PREVIEW, MAX_SUBJECT } from '#shared/people/mailings.ts';

interface MessageFieldsProps {
  /** Null: none is picked. */
  readonly product: PickerOption | null;
  readonly hasEnglish: boolean;
}

/** The fields of `messageForm`, without the purpose. */
export function MessageFields({ product, hasEnglish }: MessageFieldsProps) {
  return (
    <>
      <TextField name="subject" label={copy.subject} maxLength={MAX_SUBJECT} autoComplete="off" />
      <TextField
        name="preview"
        label={copy.preview}
        hint={copy.previewHint}
        maxLength={MAX_PREVIEW}
        autoComplete="off"
        isOptional
      />
      <RichTextFormField name="body" label={copy.body} hint={copy.bodyHint} rows={12} />
      <ProductPicker
        name="product_id"
        label={copy.product}
        hint={copy.productHint}
        kind="one-time"
        none={copy.noProduct}
        picked={product}
      />
      <TextField
        name="reply_to"
        label={copy.replyTo}
        hint={copy.replyToHint}
        type="email"
        inputMode="email"
        maxLength={254}
        isOptional
      />
      <Disclosure title={copy.english} note={copy.englishNote} isOpen={hasEnglish}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <TextField
            name="subject_en"
            label={copy.inEnglish(copy.subject)}
            maxLength={MAX_SUBJECT}
            autoComplete="off"
            isOptional
          />
          <TextField
            name="preview_en"
            label={copy.inEnglish(copy.preview)}
            maxLength={MAX_PREVIEW}
            autoComplete="off"
            isOptional
          />
          <RichTextFormField name="body_en" label={copy.inEnglish(copy.body)} rows={10} />
        </div>
      </Disclosure>
    </>
  );
}
