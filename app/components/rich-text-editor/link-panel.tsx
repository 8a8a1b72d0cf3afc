import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, useState } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { Input } from '#app/components/ui/input.tsx';
import { richTextCopy as copy } from '#messages/components/rich-text.ts';
import { isSafeLink } from '#shared/content/rich-text.ts';

interface PanelProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** Enter applies instead of submitting the surrounding form; Escape closes. */
export function onPanelKeyDown(submit: () => void, close: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') submit();
    else close();
  };
}

export function LinkPanel({ editor, onClose }: PanelProps) {
  const { href: current } = editor.getAttributes('link');
  const hasLink = typeof current === 'string';
  const [href, setHref] = useState(hasLink ? current : '');
  const [error, setError] = useState<string | null>(null);
  const saveLink = () => editor.chain().focus().extendMarkRange('link');
  const submit = () => {
    const wanted = href.trim();
    if (!isSafeLink(wanted)) return setError(copy.linkBad);
    const hasWords = hasLink || !editor.state.selection.empty;
    if (hasWords) saveLink().setLink({ href: wanted }).run();
    // Without a selection the URL becomes the text.
    else {
      const marks = [{ type: 'link', attrs: { href: wanted } }];
      editor.chain().focus().insertContent({ type: 'text', text: wanted, marks }).run();
    }
    onClose();
  };
  const remove = () => {
    saveLink().unsetLink().run();
    onClose();
  };
  return (
    <div className="flex flex-wrap items-end gap-2 border-line border-b p-3">
      <Field label={copy.linkField} hint={copy.linkHint} error={error} className="flex-[1_1_240px]">
        {(control) => (
          <Input
            {...control}
            value={href}
            maxLength={1000}
            inputMode="url"
            autoFocus
            onChange={(event) => setHref(event.target.value)}
            onKeyDown={onPanelKeyDown(submit, onClose)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2 pb-6.5">
        <Button variant="outline" size="sm" onClick={submit}>
          {copy.setLink}
        </Button>
        {hasLink && (
          <Button variant="quiet" size="sm" onClick={remove}>
            {copy.removeLink}
          </Button>
        )}
        <Button variant="quiet" size="sm" onClick={onClose}>
          {copy.cancel}
        </Button>
      </div>
    </div>
  );
}
