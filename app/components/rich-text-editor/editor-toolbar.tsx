import { type Editor, useEditorState } from '@tiptap/react';
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
import { richTextCopy as copy } from '#messages/rich-text.ts';

export type Panel = 'link' | 'picture' | 'source';

interface PanelTool {
  readonly panel: Panel;
  readonly label: string;
  readonly icon: LucideIcon;
}

interface Tool {
  readonly label: string;
  readonly icon: LucideIcon;
  /** Name of the mark or node; its button is pressed while the cursor is inside. */
  readonly mark?: readonly [name: string, attributes?: Readonly<Record<string, unknown>>];
  readonly run: (editor: Editor) => unknown;
  readonly isPossible?: (editor: Editor) => boolean;
}

const chain = (editor: Editor) => editor.chain().focus();

/** In the order of use: a phone shows the first ones, and the others when one wipes. */
const groups: readonly (readonly (Tool | PanelTool)[])[] = [
  [
    { label: copy.bold, icon: Bold, mark: ['bold'], run: (editor) => chain(editor).toggleBold().run() },
    {
      label: copy.italic,
      icon: Italic,
      mark: ['italic'],
      run: (editor) => chain(editor).toggleItalic().run(),
    },
    {
      label: copy.heading(2),
      icon: Heading2,
      mark: ['heading', { level: 2 }],
      run: (editor) => chain(editor).toggleHeading({ level: 2 }).run(),
    },
    {
      label: copy.heading(3),
      icon: Heading3,
      mark: ['heading', { level: 3 }],
      run: (editor) => chain(editor).toggleHeading({ level: 3 }).run(),
    },
  ],
  [
    {
      label: copy.bulletList,
      icon: List,
      mark: ['bulletList'],
      run: (editor) => chain(editor).toggleBulletList().run(),
    },
    {
      label: copy.orderedList,
      icon: ListOrdered,
      mark: ['orderedList'],
      run: (editor) => chain(editor).toggleOrderedList().run(),
    },
  ],
  [
    { panel: 'link', label: copy.link, icon: Link2 },
    { panel: 'picture', label: copy.picture, icon: Image },
  ],
  [
    {
      label: copy.quote,
      icon: TextQuote,
      mark: ['blockquote'],
      run: (editor) => chain(editor).toggleBlockquote().run(),
    },
    { label: copy.code, icon: Code, mark: ['code'], run: (editor) => chain(editor).toggleCode().run() },
    {
      label: copy.codeBlock,
      icon: CodeXml,
      mark: ['codeBlock'],
      run: (editor) => chain(editor).toggleCodeBlock().run(),
    },
    { label: copy.rule, icon: Minus, run: (editor) => chain(editor).setHorizontalRule().run() },
  ],
  [
    {
      label: copy.undo,
      icon: Undo2,
      run: (editor) => chain(editor).undo().run(),
      isPossible: (editor) => editor.can().undo(),
    },
    {
      label: copy.redo,
      icon: Redo2,
      run: (editor) => chain(editor).redo().run(),
      isPossible: (editor) => editor.can().redo(),
    },
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
      onClick={() => run(editor)}
      className={buttonClasses}
    >
      <Icon aria-hidden="true" />
    </Toolbar.Button>
  );
}
