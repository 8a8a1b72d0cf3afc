import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Motif } from '#app/components/brand/motif.tsx';
import { SummaryCard, SummaryRow } from '#app/components/commerce/summary-card.tsx';
import { DialogLink } from '#app/components/dialogs/dialog-link.tsx';
import { JsonLd } from '#app/components/rendering/json-ld.tsx';
import { lazyHydrate } from '#app/components/rendering/lazy-hydrate.tsx';
import { ServerOnly } from '#app/components/rendering/server-only.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { useRootData, useSettings } from '#app/hooks/use-root-data.ts';
import { api } from '#app/lib/api/api-context.ts';
import { leadFormPaths } from '#app/lib/forms/lead-form-paths.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { faqData, organizationData, personData } from '#app/lib/structured-data/business.ts';
import { listProducts } from '#contract/catalog/products.ts';
import { listPosts } from '#contract/content/blog.ts';
import { listCaseStudies } from '#contract/content/case-studies.ts';
import { listFaqAndTestimonials } from '#contract/content/site.ts';
import { getAuditSlots } from '#contract/leads/forms.ts';
import { heroCopy } from '#messages/landing/hero.ts';
import { LeadDialogs } from '../leads/lead-dialogs.tsx';
import { useLeadDialog } from '../leads/use-lead-dialog.ts';
import type { Route } from './+types/home.route.ts';
import { fetchServicePrices, type ServicePrices } from './service-prices.ts';

const HeroConsultant = lazyHydrate(
  'hero-consultant',
  () => import('./hero-consultant.tsx').then((code) => code.HeroConsultant),
  { isStatic: true },
);

interface HeroProps {
  readonly prices: ServicePrices;
  readonly onApply: () => void;
}

function Hero({ prices, onApply }: HeroProps) {
  const { title, lede, booking, audit } = heroCopy;
  const { claim_results } = useSettings();
  // The form opens over the section that explains it (PUB-069), where the visitor stands after closing it.
  const apply = () => {
    document.getElementById('free-ai-audit')?.scrollIntoView();
    onApply();
  };
  return (
    <section id="hero" className="relative isolate overflow-hidden">
      <div className="wrap grid gap-10 pt-7 sm:gap-8 lg:min-h-[min(780px,calc(100vh-76px))] lg:grid-cols-[minmax(0,1fr)_372px] lg:items-end lg:gap-x-12 lg:pt-18">
        <div className="lg:self-center lg:pb-24">
          <h1 className="max-w-[11.5em] text-display sm:max-lg:text-[3.25rem]">{title}</h1>
          <p className="mt-4 max-w-[31em] text-ink-2 text-lede sm:mt-5 lg:max-w-[26em]">
            {lede(claim_results)}
          </p>
          <div className="mt-6 flex flex-wrap gap-x-3 gap-y-1 sm:mt-7">
            <Button asChild size="lg" className="max-sm:w-full">
              <Link to={booking.to}>{booking.label}</Link>
            </Button>
            <Button
              asChild
              size="lg"
              variant="link"
              className="underline underline-offset-4 max-sm:min-h-tap max-sm:w-full"
            >
              <DialogLink to={leadFormPaths.free_audit} onOpen={apply}>
                {audit}
              </DialogLink>
            </Button>
          </div>
          <HeroConsultant prices={prices} />
        </div>
        <MorningReport />
      </div>
      {/* After the content it stands behind: while half of the section is loaded it would move with its end. */}
      <Motif name="sky-tall" rises className="-z-10 absolute inset-x-0 bottom-0 h-[332px] w-full sm:hidden" />
      <Motif
        name="sky-wide"
        align="xMaxYMax"
        rises
        className="-z-10 absolute inset-x-0 bottom-0 hidden h-[470px] w-full sm:block lg:h-full"
      />
    </section>
  );
}

function MorningReport() {
  const { label, title, time, ask, open, rest, done } = heroCopy.report;
  return (
    <div className="paper-shade w-full max-w-[400px] lg:justify-self-end">
      <SummaryCard label={label} title={title} note={time} className="torn-edge rounded-t-card leading-[1.4]">
        <p className="pt-3 font-semibold text-t3">{ask}</p>
        <ReportRows rows={open} />
        <p className="mt-3 border-line border-t pt-3 text-ink-2">{rest}</p>
        <ReportRows rows={done} />
      </SummaryCard>
    </div>
  );
}

const ReportRows = ({
  rows,
}: {
  readonly rows: readonly { readonly label: string; readonly value: string }[];
}) => (
  <dl className="[&>:last-child]:border-b-0">
    {rows.map((row) => (
      <SummaryRow key={row.label} label={row.label} value={row.value} valueClassName="figures" />
    ))}
  </dl>
);

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
  const [products, studies, posts, faq, slots, prices] = await Promise.all([
    client.call(listProducts, { query: { limit: 8 } }),
    client.call(listCaseStudies, { query: { limit: 24 } }),
    client.call(listPosts, { query: { limit: 6 } }),
    client.call(listFaqAndTestimonials),
    client.call(getAuditSlots),
    fetchServicePrices(client),
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
    prices,
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
  const { products, studies, posts, questions, testimonials, slots, prices } = loaderData;
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
      <Hero prices={prices} onApply={apply} />
      <DaySection />
      <ComparisonSection prices={prices} />
      <StudySection studies={studies} />
      <TestimonialsSection testimonials={testimonials} />
      <ServicesSection prices={prices} />
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
