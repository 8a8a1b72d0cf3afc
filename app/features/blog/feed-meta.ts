import type { MetaDescriptor } from 'react-router';
import { publicPath } from '#app/lib/site/page-url.ts';
import { blogCopy } from '#messages/blog.ts';

/** Tells feed readers and browsers, on every page of the blog, where its feed is. */
export const feedMeta = (): MetaDescriptor => ({
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: blogCopy.feedTitle,
  href: publicPath('/blog/rss.xml'),
});
