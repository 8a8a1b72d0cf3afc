import { Rss } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { blogCopy as copy } from '#messages/content/blog.ts';

export function BlogMasthead({ children }: { readonly children: ReactNode }) {
  return (
    <header className="wrap pt-[clamp(28px,4vw,64px)] pb-[clamp(28px,3.5vw,56px)]">
      <h1 className="-ml-[0.04em] text-[clamp(3rem,1.1rem+8.4vw,8.25rem)] leading-[0.94] tracking-[-0.05em]">
        {copy.title}
      </h1>
      <div className="mt-[clamp(20px,2.4vw,36px)] grid gap-y-6 border-ink border-t-2 pt-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <p className="max-w-[34em] text-ink-2 text-lede lg:pr-14">{copy.lede}</p>
        <div className="grid content-start gap-2">{children}</div>
      </div>
    </header>
  );
}

/** Loads a document, because the feed is no page of the app. */
export function FeedLink() {
  return (
    <Link
      to="/blog/rss.xml"
      reloadDocument
      className="ml-auto inline-flex min-h-tap items-center gap-2 font-semibold text-link text-ui hover:underline hover:underline-offset-4"
    >
      <Rss aria-hidden="true" className="size-4" />
      {copy.feed}
    </Link>
  );
}
