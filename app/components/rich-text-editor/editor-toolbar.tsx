import { type ChainedCommands, type Editor, useEditorState } from '@tiptap/react';
import {
  Bold,
  Code,
  CodeXml,
  FileCode,
  Heading2,
  Heading3,
  Image,
  Italic,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Redo2,
  TextQuote,
  Undo2,
} from 'lucide-react';
import { Toolbar } from 'radix-ui';
import { type KeyboardEvent, useState } from 'react';
import { richTextCopy as copy } from '#messages/components/rich-text.ts';
import { isSafeLink } from '#shared/content/rich-text.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';

export type Panel = 'link' | 'picture' | 'source';

interface PanelTool {
  readonly panel: Panel;
  readonly label: string;
  readonly icon: LucideIcon;
}

interface Tool {
  readonly label: string;
  readonly icon: LucideIcon;
  /** The mark or node whose presence at the cursor presses the button. */
  readonly mark?: readonly [name: string, attributes?: Readonly<Record<string, unknown>>];
  readonly run: (chain: ChainedCommands) => ChainedCommands;
  readonly isPossible?: (editor: Editor) => boolean;
}

const headingTool = (level: 2 | 3, icon: LucideIcon): Tool => ({
  label: copy.heading(level),
  icon,
  mark: ['heading', { level }],
  run: (to) => to.toggleHeading({ level }),
});

/** In the order of use, because a phone shows the first ones and scrolls to the rest. */
const groups: readonly (readonly (Tool | PanelTool)[])[] = [
  [
    { label: copy.bold, icon: Bold, mark: ['bold'], run: (to) => to.toggleBold() },
    { label: copy.italic, icon: Italic, mark: ['italic'], run: (to) => to.toggleItalic() },
    headingTool(2, Heading2),
    headingTool(3, Heading3),
  ],
  [
    { label: copy.bulletList, icon: List, mark: ['bulletList'], run: (to) => to.toggleBulletList() },
    {
      label: copy.orderedList,
      icon: ListOrdered,
      mark: ['orderedList'],
      run: (to) => to.toggleOrderedList(),
    },
  ],
  [
    { panel: 'link', label: copy.link, icon: Link2 },
    { panel: 'picture', label: copy.picture, icon: Image },
  ],
  [
    { label: copy.quote, icon: TextQuote, mark: ['blockquote'], run: (to) => to.toggleBlockquote() },
    { label: copy.code, icon: Code, mark: ['code'], run: (to) => to.toggleCode() },
    { label: copy.codeBlock, icon: CodeXml, mark: ['codeBlock'], run: (to) => to.toggleCodeBlock() },
    { label: copy.rule, icon: Minus, run: (to) => to.setHorizontalRule() },
  ],
  [
    { label: copy.undo, icon: Undo2, run: (to) => to.undo(), isPossible: (editor) => editor.can().undo() },
    { label: copy.redo, icon: Redo2, run: (to) => to.redo(), isPossible: (editor) => editor.can().redo() },
    { panel: 'source', label: copy.source, icon: FileCode },
  ],
];

const buttonClasses =
  'inline-flex size-tap lg:h-9 lg:w-7.5 shrink-0 items-center justify-center rounded-small text-ink-2 hover:bg-soft hover:text-ink focus-visible:outline-2 focus-visible:outline-link aria-pressed:bg-soft aria-pressed:text-link disabled:text-ink-3 disabled:opacity-50 [&_svg]:size-4.5';

interface EditorToolbarProps {
  readonly editor: Editor;
  readonly panel: Panel | null;
  readonly onPanel: (panel: Panel) => void;
}

/** One tab stop; arrow keys move between buttons (roving tabindex). */
export function EditorToolbar({ editor, panel, onPanel }: EditorToolbarProps) {
  const isSource = panel === 'source';
  return (
    <Toolbar.Root
      aria-label={copy.toolbar}
      className="flex overflow-x-auto border-line border-b px-1.5 py-1 [scrollbar-width:none] lg:px-1"
    >
      {groups.map((group) => (
        <div
          key={group[0]?.label}
          className="flex not-first:ml-0.5 not-first:border-line not-first:border-l not-first:pl-0.5"
        >
          {group.map((tool) => {
            if (!('panel' in tool))
              return <ToolButton key={tool.label} tool={tool} editor={editor} isOff={isSource} />;
            const { panel: opened, label, icon: Icon } = tool;
            return (
              <Toolbar.Button
                key={opened}
                aria-label={label}
                title={label}
                aria-pressed={panel === opened || (opened === 'link' && editor.isActive('link'))}
                disabled={isSource && opened !== 'source'}
                onClick={() => onPanel(opened)}
                className={buttonClasses}
              >
                <Icon aria-hidden="true" />
              </Toolbar.Button>
            );
          })}
        </div>
      ))}
    </Toolbar.Root>
  );
}

interface ToolButtonProps {
  readonly tool: Tool;
  readonly editor: Editor;
  readonly isOff: boolean;
}

function ToolButton({ tool, editor, isOff }: ToolButtonProps) {
  const { label, icon: Icon, mark, run, isPossible } = tool;
  const { isPressed, isReady } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      isPressed: mark !== undefined && now.isActive(mark[0], mark[1]),
      isReady: isPossible?.(now) ?? true,
    }),
  });
  return (
    <Toolbar.Button
      aria-label={label}
      title={label}
      {...(mark !== undefined && { 'aria-pressed': isPressed })}
      disabled={isOff || !isReady}
      onClick={() => run(editor.chain().focus()).run()}
      className={buttonClasses}
    >
      <Icon aria-hidden="true" />
    </Toolbar.Button>
  );
}

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
