import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { useState } from 'react';
import { Textarea } from '#app/components/ui/input.tsx';
import { richTextCopy as copy } from '#messages/components/rich-text.ts';
import { EditorToolbar, type Panel } from './editor-toolbar.tsx';
import { LinkPanel } from './link-panel.tsx';
import { PicturePanel } from './picture-panel.tsx';
import { richTextExtensions } from './rich-text-extensions.ts';

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
