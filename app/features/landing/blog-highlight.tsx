import useEmblaCarousel from 'embla-carousel-react';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { Cover } from '#app/components/brand/cover.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { useRootData } from '#app/hooks/use-root-data.ts';
import type { PostCard } from '#contract/content/blog.ts';
import { blogCopy as copy } from '#messages/landing/sections.ts';
import { bindNumbers } from '#shared/language/bind-numbers.ts';
import { formatCardDate } from '#shared/time/dates.ts';

interface HighlightedPost {
  readonly id: string;
  readonly to: string;
  readonly cover: string;
  readonly image: string | null;
  readonly category: string;
  readonly title: string;
  readonly excerpt: string;
  readonly date: string;
}

/** The six latest posts, or four samples when none could be read (PUB-083 to PUB-087). The carousel loops. */
export function BlogHighlight({ posts }: { readonly posts: readonly PostCard[] }) {
  const [viewport, carousel] = useEmblaCarousel({ loop: true, align: 'start' });
  const { shows_examples } = useRootData();
  const samples = shows_examples ? copy.samples.map(highlightFromSample) : [];
  const shown = posts.length === 0 ? samples : posts.map(highlightFromPost);
  if (shown.length === 0) return null;
  return (
    <section
      id="blog-highlight"
      aria-roledescription="carousel"
      aria-label={copy.carousel}
      className="wrap py-section"
    >
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 className="text-t1">{copy.title}</h2>
        <div className="flex items-center gap-2">
          <Button asChild variant="link" size="inline">
            <Link to="/blog">
              {copy.all} <ArrowRight aria-hidden="true" />
            </Link>
          </Button>
          <Button
            variant="outline"
            size="icon"
            aria-label={copy.previous}
            onClick={() => carousel?.scrollPrev()}
          >
            <ArrowLeft aria-hidden="true" />
          </Button>
          <Button variant="outline" size="icon" aria-label={copy.next} onClick={() => carousel?.scrollNext()}>
            <ArrowRight aria-hidden="true" />
          </Button>
        </div>
      </div>
      <div ref={viewport} className="-ml-3 -mr-gutter mt-5 overflow-hidden lg:mt-12 2xl:-mr-3">
        <ul className="flex touch-pan-y">
          {shown.map((post) => (
            <li key={post.id} className="min-w-0 flex-[0_0_86%] px-3 sm:flex-[0_0_46%] lg:flex-[0_0_31%]">
              <Card {...post} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Card({ to, cover, image, category, title, excerpt, date }: HighlightedPost) {
  return (
    <article className="group relative grid gap-3.5">
      <div className="aspect-[16/10] overflow-hidden rounded-sheet">
        <Cover slug={cover} src={image} />
      </div>
      <p className="flex items-center gap-3 text-ink-2 text-small">
        <b className="font-semibold text-ink">{category}</b>
        <time dateTime={date}>{formatCardDate(date)}</time>
      </p>
      <h3 className="text-t3">
        <Link
          to={to}
          className="after:absolute after:inset-0 group-hover:underline group-hover:underline-offset-4"
        >
          {bindNumbers(title)}
        </Link>
      </h3>
      <p className="line-clamp-3 text-ink-2 text-ui max-sm:hidden">{bindNumbers(excerpt)}</p>
    </article>
  );
}

function highlightFromPost(post: PostCard): HighlightedPost {
  const { id, slug, featured_image, category, title, excerpt, published_at } = post;
  return {
    id,
    to: `/blog/${slug}`,
    cover: slug,
    image: featured_image,
    category,
    title,
    excerpt,
    date: published_at,
  };
}

function highlightFromSample(sample: (typeof copy.samples)[number]): HighlightedPost {
  return { ...sample, id: sample.title, to: '/blog', cover: sample.title.toLowerCase(), image: null };
}
