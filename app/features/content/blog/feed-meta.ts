import type { MetaDescriptor } from 'react-router';
import { publicPath } from '#app/lib/site/page-url.ts';
import { blogCopy } from '#messages/content/blog.ts';

export const feedMeta = (): MetaDescriptor => ({
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: blogCopy.feedTitle,
  href: publicPath('/blog/rss.xml'),
});
