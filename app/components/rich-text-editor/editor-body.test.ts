import { getSchema } from '@tiptap/react';
import { expect, test } from 'vitest';
import { richTextExtensions } from './editor-body.tsx';

test('the editor knows exactly the elements that the sanitiser allows', () => {
  const { nodes, marks } = getSchema([...richTextExtensions]);
  expect(Object.keys(nodes).toSorted()).toEqual([
    ...['blockquote', 'bulletList', 'codeBlock', 'doc', 'figcaption', 'figure', 'hardBreak', 'heading'],
    ...['horizontalRule', 'image', 'listItem', 'orderedList', 'paragraph', 'table', 'tableBody', 'tableCell'],
    ...['tableHead', 'tableHeader', 'tableRow', 'text'],
  ]);
  expect(Object.keys(marks).toSorted()).toEqual(['bold', 'code', 'italic', 'link']);
});
