import StarterKit from '@tiptap/starter-kit';
import { isSafeLink, richTextHeadings } from '#shared/rich-text.ts';
import { articleNodes } from './rich-text-nodes.ts';

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
