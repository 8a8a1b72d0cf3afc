import { type Editor, EditorContent, mergeAttributes, Node, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useState } from 'react';
import { richTextCopy as copy } from '#messages/components/rich-text.ts';
import { isOwnPicture, isSafeLink, richTextHeadings } from '#shared/content/rich-text.ts';
import { ImageField } from '../media-upload/fields/image-field.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Input, Textarea } from '../ui/input.tsx';
import { EditorToolbar, LinkPanel, onPanelKeyDown, type Panel } from './editor-toolbar.tsx';

interface EditorBodyProps {
  readonly label: string;
  readonly labelledBy: string;
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
  readonly html: string;
  readonly rows: number;
  readonly onChange: (html: string) => void;
}

/** An empty document is `''`, not an empty paragraph. */
const htmlOf = (editor: Editor): string => (editor.isEmpty ? '' : editor.getHTML());

export function EditorBody(props: EditorBodyProps) {
  const { label, labelledBy, describedBy, isInvalid, html, rows, onChange } = props;
  const [panel, setPanel] = useState<Panel | null>(null);
  const editor = useEditor({
    extensions: richTextExtensions,
    content: html,
    onUpdate: ({ editor: changed }) => onChange(htmlOf(changed)),
    editorProps: {
      attributes: {
        class: 'prose min-h-[inherit] max-w-none px-4 py-4 outline-none',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        ...(describedBy === undefined ? {} : { 'aria-describedby': describedBy }),
        ...(isInvalid ? { 'aria-invalid': 'true' } : {}),
      },
    },
  });
  const isSource = panel === 'source';
  const show = (next: Panel) => {
    if (isSource) editor.commands.setContent(html);
    setPanel(panel === next ? null : next);
  };
  const close = () => {
    setPanel(null);
    editor.commands.focus();
  };
  return (
    <div
      data-invalid={isInvalid || undefined}
      className="min-w-0 rounded-control bg-surface shadow-[inset_0_0_0_1px_var(--control-line)] focus-within:shadow-[inset_0_0_0_2px_var(--link)] data-invalid:shadow-[inset_0_0_0_1px_var(--debit)]"
    >
      <EditorToolbar editor={editor} panel={panel} onPanel={show} />
      {panel === 'link' && <LinkPanel editor={editor} onClose={close} />}
      {panel === 'picture' && <PicturePanel editor={editor} onClose={close} />}
      {isSource ? (
        <Textarea
          aria-label={copy.sourceLabel(label)}
          value={html}
          rows={rows}
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
          className="bg-transparent font-mono text-small shadow-none focus:shadow-none"
        />
      ) : (
        <EditorContent editor={editor} className="min-h-48 overflow-x-auto" />
      )}
    </div>
  );
}

interface PanelProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

function PicturePanel({ editor, onClose }: PanelProps) {
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

/** Nodes that the starter kit lacks: our pictures, figures, and tables (kept, not editable). */

const Picture = Node.create({
  name: 'image',
  group: 'block',
  draggable: true,
  addAttributes: () => ({ src: { default: null }, alt: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (element) => (isOwnPicture(element.getAttribute('src') ?? '') ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes)],
});

const plainNode = (name: string, tag: string, spec: { readonly content: string; readonly group?: string }) =>
  Node.create({
    name,
    ...spec,
    isolating: true,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });

const articleNodes = [
  Picture,
  plainNode('figure', 'figure', { group: 'block', content: 'image figcaption?' }),
  plainNode('figcaption', 'figcaption', { content: 'inline*' }),
  plainNode('table', 'table', { group: 'block', content: 'tableHead? tableBody' }),
  plainNode('tableHead', 'thead', { content: 'tableRow+' }),
  plainNode('tableBody', 'tbody', { content: 'tableRow+' }),
  plainNode('tableRow', 'tr', { content: '(tableHeader | tableCell)+' }),
  plainNode('tableHeader', 'th', { content: 'inline*' }),
  plainNode('tableCell', 'td', { content: 'inline*' }),
];

/** Exactly what the server's sanitiser allows; `editor-body.test.ts` compares the two. */
export const richTextExtensions = [
  StarterKit.configure({
    heading: { levels: [...richTextHeadings] },
    strike: false,
    underline: false,
    link: {
      openOnClick: false,
      autolink: false,
      isAllowedUri: isSafeLink,
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  ...articleNodes,
];
