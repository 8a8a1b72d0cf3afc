import type { MetaDescriptor } from 'react-router';
import { blogCopy } from './blog-copy.ts';

/** Tells feed readers and browsers, on every page of the blog, where its feed is. */
export const feedMeta: MetaDescriptor = {
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: blogCopy.feedTitle,
  href: '/blog/rss.xml',
};
