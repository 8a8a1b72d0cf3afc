import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { Input } from '#app/components/ui/input.tsx';
import { isOwnPicture } from '#shared/rich-text.ts';
import { panelKeys } from './link-panel.tsx';
import { richTextCopy as copy } from './rich-text-copy.ts';

interface PanelProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** A whole address of this very site counts as its path. */
function pathOf(address: string): string {
  const { origin } = window.location;
  return address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
}

/** A picture of our own media, with the words for those who do not see it. */
export function PicturePanel({ editor, onClose }: PanelProps) {
  const [src, setSrc] = useState('');
  const [alt, setAlt] = useState('');
  const [error, setError] = useState<string | null>(null);
  const submit = () => {
    const path = pathOf(src.trim());
    if (!isOwnPicture(path)) return setError(copy.pictureBad);
    const attrs = { src: path, alt: alt.trim() };
    editor.chain().focus().insertContent({ type: 'image', attrs }).run();
    onClose();
  };
  const onKeyDown = panelKeys(submit, onClose);
  return (
    <div className="grid gap-3 border-line border-b p-3 sm:grid-cols-2">
      <Field label={copy.pictureField} hint={copy.pictureHint} error={error}>
        {(control) => (
          <Input
            {...control}
            value={src}
            maxLength={1000}
            autoFocus
            onChange={(event) => setSrc(event.target.value)}
            onKeyDown={onKeyDown}
          />
        )}
      </Field>
      <Field label={copy.pictureAlt}>
        {(control) => (
          <Input
            {...control}
            value={alt}
            maxLength={300}
            onChange={(event) => setAlt(event.target.value)}
            onKeyDown={onKeyDown}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2 sm:col-span-2">
        <Button variant="outline" size="sm" onClick={submit}>
          {copy.setPicture}
        </Button>
        <Button variant="quiet" size="sm" onClick={onClose}>
          {copy.cancel}
        </Button>
      </div>
    </div>
  );
}
