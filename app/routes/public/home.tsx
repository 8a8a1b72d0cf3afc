import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { JsonLd } from '#app/components/json-ld.tsx';
import { later } from '#app/components/later.tsx';
import { ServedOnly } from '#app/components/served-only.tsx';
import { FormDoors } from '#app/features/forms/form-doors.tsx';
import { useFormDoor } from '#app/features/forms/use-form-door.ts';
import { Hero } from '#app/features/landing/hero.tsx';
import { useRootData } from '#app/hooks/use-root-data.ts';
import { api } from '#app/lib/api.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { faqData, organizationData, personData } from '#app/lib/structured-data/business.ts';
import { listPosts } from '#contract/public/blog.ts';
import { listCaseStudies } from '#contract/public/case-studies.ts';
import { getAuditSlots } from '#contract/public/forms.ts';
import { listProducts } from '#contract/public/products.ts';
import { listVoices } from '#contract/public/site.ts';
import type { Route } from './+types/home.ts';

const DaySection = later('hook', () =>
  import('#app/features/landing/day-section.tsx').then((code) => code.DaySection),
);
const AfterSection = later('after-services', () =>
  import('#app/features/landing/day-section.tsx').then((code) => code.AfterSection),
);
const ProofSection = later('proof', () =>
  import('#app/features/landing/proof-section.tsx').then((code) => code.ProofSection),
);
const ComparisonSection = later('consultant-comparison', () =>
  import('#app/features/landing/comparison-section.tsx').then((code) => code.ComparisonSection),
);
const StudySection = later('study-cases', () =>
  import('#app/features/landing/study-section.tsx').then((code) => code.StudySection),
);
const ServicesSection = later('services', () =>
  import('#app/features/landing/services-section.tsx').then((code) => code.ServicesSection),
);
const ProductHighlight = later('products', () =>
  import('#app/features/catalog/product-highlight.tsx').then((code) => code.ProductHighlight),
);
const AboutSection = later('about', () =>
  import('#app/features/landing/about-section.tsx').then((code) => code.AboutSection),
);
const TestimonialsSection = later('testimonials', () =>
  import('#app/features/landing/testimonials-section.tsx').then((code) => code.TestimonialsSection),
);
const ConsultationSection = later('ai-transformation', () =>
  import('#app/features/landing/consultation-section.tsx').then((code) => code.ConsultationSection),
);
const BlogHighlight = later('blog-highlight', () =>
  import('#app/features/landing/blog-highlight.tsx').then((code) => code.BlogHighlight),
);
const ResourcesSection = later('downloadable-resource', () =>
  import('#app/features/landing/resources-section.tsx').then((code) => code.ResourcesSection),
);
const FaqSection = later('faq', () =>
  import('#app/features/landing/faq-section.tsx').then((code) => code.FaqSection),
);
const ClosingQuote = later('quote', () =>
  import('#app/features/landing/closing-quote.tsx').then((code) => code.ClosingQuote),
);
const AuditSection = later('free-ai-audit', () =>
  import('#app/features/landing/audit-section.tsx').then((code) => code.AuditSection),
);

const sections = [
  DaySection,
  AfterSection,
  ProofSection,
  ComparisonSection,
  StudySection,
  ServicesSection,
  ProductHighlight,
  AboutSection,
  TestimonialsSection,
  ConsultationSection,
  BlogHighlight,
  ResourcesSection,
  FaqSection,
  ClosingQuote,
  AuditSection,
];

/** Every part for itself: what can not be read leaves its own section poorer, and the page whole. */
export async function loader({ context }: Route.LoaderArgs) {
  const client = api(context);
  const [products, studies, posts, voices, slots] = await Promise.all([
    client.call(listProducts, { query: { limit: 8 } }),
    client.call(listCaseStudies, { query: { limit: 24 } }),
    client.call(listPosts, { query: { limit: 6 } }),
    client.call(listVoices),
    client.call(getAuditSlots),
  ]);
  const sellable = products.ok
    ? products.value.products.filter((product) => product.availability === 'available')
    : [];
  return {
    products: sellable.slice(0, 5),
    studies: studies.ok ? studies.value.case_studies : null,
    posts: posts.ok ? posts.value.posts : [],
    questions: voices.ok ? voices.value.questions : [],
    testimonials: voices.ok ? voices.value.testimonials : [],
    slots: slots.ok ? slots.value : null,
  };
}

/** Coming from another page, all sections are there at once, so that an anchor among them is. */
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
  const { door, change } = useFormDoor();
  useSectionOfAddress();
  const apply = () => change('free_audit');
  const join = () => change('join_community');
  return (
    <>
      <ServedOnly>
        {import.meta.env.SSR && (
          <>
            <JsonLd data={organizationData(settings, origin)} />
            {settings.consultant_name !== '' && <JsonLd data={personData(settings, origin)} />}
            {questions.length > 0 && <JsonLd data={faqData(questions)} />}
          </>
        )}
      </ServedOnly>
      <Hero />
      <DaySection />
      <AfterSection />
      <ProofSection />
      <ComparisonSection />
      <StudySection studies={studies} />
      <ServicesSection />
      <ProductHighlight products={products} />
      <AboutSection />
      <TestimonialsSection testimonials={testimonials} />
      <ConsultationSection />
      <BlogHighlight posts={posts} />
      <ResourcesSection onJoin={join} />
      <FaqSection questions={questions} />
      <ClosingQuote />
      <AuditSection slots={slots} onApply={apply} />
      <FormDoors door={door} onChange={change} slots={slots} />
    </>
  );
}

/** `?section=…` goes to a section like its anchor (DECISIONS 42). */
function useSectionOfAddress(): void {
  const [search] = useSearchParams();
  const section = search.get('section');
  useEffect(() => {
    if (section !== null) document.getElementById(section)?.scrollIntoView();
  }, [section]);
}
