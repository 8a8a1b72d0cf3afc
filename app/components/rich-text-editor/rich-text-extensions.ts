import { mergeAttributes, Node } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { isOwnPicture, isSafeLink, richTextHeadings } from '#shared/content/rich-text.ts';

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

/** Exactly what the server's sanitiser allows; `rich-text-extensions.test.ts` compares the two. */
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
