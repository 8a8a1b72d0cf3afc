import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { ImageField } from '#app/components/media-upload/fields/image-field.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { Input } from '#app/components/ui/input.tsx';
import { richTextCopy as copy } from '#messages/components/rich-text.ts';
import { onPanelKeyDown } from './link-panel.tsx';

interface PanelProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

export function PicturePanel({ editor, onClose }: PanelProps) {
  const [src, setSrc] = useState<string | null>(null);
  const [alt, setAlt] = useState('');
  const [error, setError] = useState<string | null>(null);
  const take = (url: string | null) => {
    setSrc(url);
    setError(null);
  };
  const submit = () => {
    if (src === null) return setError(copy.pictureMissing);
    const attrs = { src, alt: alt.trim() };
    editor.chain().focus().insertContent({ type: 'image', attrs }).run();
    onClose();
  };
  return (
    <div className="grid gap-3 border-line border-b p-3 sm:grid-cols-2">
      <ImageField label={copy.pictureField} area="content" url={src} onChange={take} error={error} />
      <div className="grid content-between gap-3">
        <Field label={copy.pictureAlt} hint={copy.pictureAltHint}>
          {(control) => (
            <Input
              {...control}
              value={alt}
              maxLength={300}
              onChange={(event) => setAlt(event.target.value)}
              onKeyDown={onPanelKeyDown(submit, onClose)}
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" size="sm" onClick={submit}>
            {copy.setPicture}
          </Button>
          <Button variant="quiet" size="sm" onClick={onClose}>
            {copy.cancel}
          </Button>
        </div>
      </div>
    </div>
  );
}
