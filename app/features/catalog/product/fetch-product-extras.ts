import { parsePage } from '#app/lib/search-params.ts';
import { getProductContent, type ProductContent } from '#contract/catalog/product-content.ts';
import { listRelatedProducts } from '#contract/catalog/products.ts';
import type { Client } from '#contract/client.ts';
import { listReviews } from '#contract/reviews/reviews.ts';
import { readItems, type SectionItem } from '#shared/content/section-items.ts';

const REVIEW_PAGE = 'ulasan';

export const reviewsHref = (path: string) => (page: number) => `${path}?${REVIEW_PAGE}=${page}`;

/** Reads everything besides the offer; a part that fails is omitted, because the offer works without it. */
export async function fetchProductExtras(client: Client, slug: string, url: string) {
  const named = { params: { id: slug } };
  const page = parsePage(new URL(url).searchParams, REVIEW_PAGE);
  const [content, reviews, related] = await Promise.all([
    client.call(getProductContent, named),
    client.call(listReviews, { ...named, query: { page } }),
    client.call(listRelatedProducts, named),
  ]);
  return {
    previews: content.ok ? content.value.previews : [],
    questions: content.ok ? questionsIn(content.value.sections) : [],
    reviews: reviews.ok ? reviews.value : null,
    related: related.ok ? related.value.products : [],
  };
}

function questionsIn(sections: ProductContent['sections']): readonly SectionItem[] {
  return sections.flatMap((section) =>
    section.type === 'faq' && !section.is_locked ? (readItems('faq', section.content) ?? []) : [],
  );
}
