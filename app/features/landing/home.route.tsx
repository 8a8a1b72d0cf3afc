import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { JsonLd } from '#app/components/rendering/json-ld.tsx';
import { lazyHydrate } from '#app/components/rendering/lazy-hydrate.tsx';
import { ServerOnly } from '#app/components/rendering/server-only.tsx';
import { Hero, HeroConsultant } from '#app/features/landing/hero.tsx';
import { LeadDialogs } from '#app/features/leads/lead-dialogs.tsx';
import { useLeadDialog } from '#app/features/leads/use-lead-dialog.ts';
import { useRootData } from '#app/hooks/use-root-data.ts';
import { api } from '#app/lib/api/api-context.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { faqData, organizationData, personData } from '#app/lib/structured-data/business.ts';
import { listProducts } from '#contract/catalog/products.ts';
import { listPosts } from '#contract/content/blog.ts';
import { listCaseStudies } from '#contract/content/case-studies.ts';
import { listFaqAndTestimonials } from '#contract/content/site.ts';
import { getAuditSlots } from '#contract/leads/forms.ts';
import type { Route } from './+types/home.route.ts';

const DaySection = lazyHydrate('hook', () =>
  import('#app/features/landing/day-section.tsx').then((code) => code.DaySection),
);
const ComparisonSection = lazyHydrate('consultant-comparison', () =>
  import('#app/features/landing/comparison-section.tsx').then((code) => code.ComparisonSection),
);
const StudySection = lazyHydrate('study-cases', () =>
  import('#app/features/landing/case-studies/case-study-section.tsx').then((code) => code.CaseStudySection),
);
const TestimonialsSection = lazyHydrate('testimonials', () =>
  import('#app/features/landing/testimonials-section.tsx').then((code) => code.TestimonialsSection),
);
const ServicesSection = lazyHydrate('services', () =>
  import('#app/features/landing/services-section.tsx').then((code) => code.ServicesSection),
);
const ProductHighlight = lazyHydrate('products', () =>
  import('#app/features/catalog/shop/product-highlight.tsx').then((code) => code.ProductHighlight),
);
const AboutSection = lazyHydrate('ai-transformation', () =>
  import('#app/features/landing/about-section.tsx').then((code) => code.AboutSection),
);
const BlogHighlight = lazyHydrate('blog-highlight', () =>
  import('#app/features/landing/blog-highlight.tsx').then((code) => code.BlogHighlight),
);
const ResourcesSection = lazyHydrate('downloadable-resource', () =>
  import('#app/features/landing/resources-section.tsx').then((code) => code.ResourcesSection),
);
const FaqSection = lazyHydrate('faq', () =>
  import('#app/features/landing/faq-section.tsx').then((code) => code.FaqSection),
);
const AuditSection = lazyHydrate('free-ai-audit', () =>
  import('#app/features/landing/free-audit-section.tsx').then((code) => code.FreeAuditSection),
);

const sections = [
  HeroConsultant,
  DaySection,
  ComparisonSection,
  StudySection,
  TestimonialsSection,
  ServicesSection,
  ProductHighlight,
  AboutSection,
  BlogHighlight,
  ResourcesSection,
  FaqSection,
  AuditSection,
];

export async function loader({ context }: Route.LoaderArgs) {
  const client = api(context);
  const [products, studies, posts, faq, slots] = await Promise.all([
    client.call(listProducts, { query: { limit: 8 } }),
    client.call(listCaseStudies, { query: { limit: 24 } }),
    client.call(listPosts, { query: { limit: 6 } }),
    client.call(listFaqAndTestimonials),
    client.call(getAuditSlots),
  ]);
  const availableProducts = products.ok
    ? products.value.products.filter((product) => product.availability === 'available')
    : [];
  return {
    products: availableProducts.slice(0, 5),
    studies: studies.ok ? studies.value.case_studies : null,
    posts: posts.ok ? posts.value.posts : [],
    questions: faq.ok ? faq.value.questions : [],
    testimonials: faq.ok ? faq.value.testimonials : [],
    slots: slots.ok ? slots.value : null,
  };
}

/** A client navigation has no server markup, so all sections are loaded first and anchors exist. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [loaded] = await Promise.all([serverLoader(), ...sections.map((section) => section.fetchCode())]);
  return loaded;
}

export const meta: Route.MetaFunction = (args) => {
  const settings = args.matches[0].loaderData?.settings;
  return pageMeta(args, {
    title: `${settings?.brand_name} · ${settings?.consultant_role}`,
    whole_title: true,
    description: settings?.brand_description ?? '',
    path: '/',
  });
};

export default function Home({ loaderData }: Route.ComponentProps) {
  const { products, studies, posts, questions, testimonials, slots } = loaderData;
  const { origin, settings } = useRootData();
  const { openDialog, setDialog } = useLeadDialog();
  useSectionFromUrl();
  const apply = () => setDialog('free_audit');
  const join = () => setDialog('join_community');
  return (
    <>
      <ServerOnly>
        {import.meta.env.SSR && (
          <>
            <JsonLd data={organizationData(settings, origin)} />
            {settings.consultant_name !== '' && <JsonLd data={personData(settings, origin)} />}
            {questions.length > 0 && <JsonLd data={faqData(questions)} />}
          </>
        )}
      </ServerOnly>
      <Hero onApply={apply} />
      <DaySection />
      <ComparisonSection />
      <StudySection studies={studies} />
      <TestimonialsSection testimonials={testimonials} />
      <ServicesSection />
      <ProductHighlight products={products} />
      <AboutSection />
      <BlogHighlight posts={posts} />
      <ResourcesSection onJoin={join} />
      <FaqSection questions={questions} />
      <AuditSection slots={slots} onApply={apply} />
      <LeadDialogs openDialog={openDialog} onChange={setDialog} slots={slots} />
    </>
  );
}

/** `?section=…` scrolls to a section like its anchor (DECISIONS 42). */
function useSectionFromUrl(): void {
  const [search] = useSearchParams();
  const section = search.get('section');
  useEffect(() => {
    if (section !== null) document.getElementById(section)?.scrollIntoView();
  }, [section]);
}
