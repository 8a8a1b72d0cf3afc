import { ArrowRight, ExternalLink, Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Money } from '#app/components/commerce/money.tsx';
import { DialogForm } from '#app/components/dialogs/dialog-form.tsx';
import { FitSection } from '#app/components/page/fit-section.tsx';
import { JsonLd } from '#app/components/rendering/json-ld.tsx';
import { ServerOnly } from '#app/components/rendering/server-only.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { WhatsappRedirect } from '#app/components/whatsapp/whatsapp-redirect.tsx';
import { useRequireSignIn } from '#app/hooks/session/use-require-sign-in.ts';
import { useOwnedProducts } from '#app/hooks/use-owned-products.ts';
import { useRootData, useSettings } from '#app/hooks/use-root-data.ts';
import { api } from '#app/lib/api/api-context.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { breadcrumbData } from '#app/lib/structured-data/breadcrumbs.ts';
import { faqData } from '#app/lib/structured-data/business.ts';
import { setupPackageData } from '#app/lib/structured-data/setup-package.ts';
import { getProduct } from '#contract/catalog/products.ts';
import { saasSetupCopy } from '#messages/service-pages/saas-setup.ts';
import { currentLanguage } from '#shared/language/language.ts';
import { whatsappUrl } from '#shared/people/whatsapp.ts';
import { firstMonthTotal, saasPackage } from '#shared/shop/saas-package.ts';
import { SAAS_SETUP_SLUG } from '#shared/shop/service-pages.ts';
import type { Route } from './+types/saas-setup.route.ts';
import { OfferHero, type ProceedProps, SetupPricing, WeeksSection } from './setup-sections.tsx';

const path = '/saas-setup';

export async function loader({ context }: Route.LoaderArgs) {
  const found = await api(context).call(getProduct, { params: { id: SAAS_SETUP_SLUG } });
  return {
    product: found.ok && found.value.product.availability === 'available' ? found.value.product : null,
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { ...saasSetupCopy.meta, path, image: '/og/page-saas-setup.png' });

export default function SaasSetup({ loaderData: { product } }: Route.ComponentProps) {
  const root = useRootData();
  const { fit } = saasSetupCopy;
  const { title, description } = saasSetupCopy.meta;
  const [step, setStep] = useState<'offer' | 'redirecting' | 'forwarded'>('offer');
  const owned = useOwnedProducts();
  const requireSignIn = useRequireSignIn();
  // Signing in comes first (PUB-097, DECISIONS 37).
  const proceed = () => requireSignIn(() => setStep('redirecting'), '/saas-setup');
  const back = () => setStep('offer');
  const message = saasSetupCopy.message(root.settings.brand_name);
  if (step === 'forwarded') return <RequestSentView message={message} onBack={back} />;
  return (
    <>
      <ServerOnly>
        {import.meta.env.SSR && (
          <>
            <JsonLd data={setupPackageData({ name: title, description, path }, root)} />
            <JsonLd data={{ ...faqData(saasSetupCopy.questions.items), inLanguage: currentLanguage() }} />
            <JsonLd data={breadcrumbData([{ name: title, path }], root.origin)} />
          </>
        )}
      </ServerOnly>
      <OfferHero
        onProceed={proceed}
        price={product?.price ?? null}
        isPaid={product !== null && owned.ids.has(product.id)}
      />
      <IncludedSection />
      <WeeksSection />
      <FitSection {...fit}>
        <Button asChild variant="link" size="inline" className="mt-6">
          <Link to="/marketplace">
            {fit.action} <ArrowRight aria-hidden="true" />
          </Link>
        </Button>
      </FitSection>
      <FaqSection />
      <ProceedSection onProceed={proceed} />
      {step === 'redirecting' && (
        <WhatsappRedirect message={message} onOpened={() => setStep('forwarded')} onClose={back} />
      )}
    </>
  );
}

function IncludedSection() {
  const copy = saasSetupCopy.included;
  return (
    <section className="wrap py-section" aria-labelledby="included-title">
      <h2 id="included-title" className="max-w-[13em] text-t1">
        {copy.title}
      </h2>
      <div className="mt-10 grid gap-x-16 gap-y-14 lg:mt-16 lg:grid-cols-[7fr_5fr]">
        {copy.parts.map((part) => (
          <div key={part.name}>
            <h3 className="flex flex-wrap items-baseline justify-between gap-x-6 border-ink border-t-2 pt-4 pb-5">
              <span className="text-t2">{part.name}</span>
              <span className="num font-normal text-ink-2 text-ui">{part.price}</span>
            </h3>
            <dl>
              {part.items.map(({ name, text }) => (
                <div key={name} className="border-line border-t py-4">
                  <dt className="font-semibold">{name}</dt>
                  <dd className="mt-0.5 max-w-[34em] text-ink-2 text-ui">{text}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </section>
  );
}

/** The shared `name` makes the browser close one when another opens, without a script. */
function FaqSection() {
  const copy = saasSetupCopy.questions;
  return (
    <section
      className="wrap grid gap-x-16 gap-y-7 border-line border-t py-section lg:grid-cols-[4fr_8fr]"
      aria-labelledby="questions-title"
    >
      <h2 id="questions-title" className="max-w-[8em] self-start text-t1 lg:sticky lg:top-28">
        {copy.title}
      </h2>
      <div className="border-line border-b">
        {copy.items.map(({ question, answer }, index) => (
          <details
            key={question}
            name="saas-questions"
            open={index === 0}
            className="group border-line border-t"
          >
            <summary className="flex min-h-16 list-none items-center justify-between gap-5 py-3.5 font-semibold text-body [&::-webkit-details-marker]:hidden">
              {question}
              <Plus
                aria-hidden="true"
                className="size-5 shrink-0 text-ink-3 transition-transform group-open:rotate-45"
              />
            </summary>
            <p className="max-w-[38em] pr-10 pb-6 text-ink-2">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}

/** The page's last headline, with one figure and one button (PUB-096). */
function ProceedSection({ onProceed }: ProceedProps) {
  const { title, text, figure } = saasSetupCopy.closing;
  return (
    <section data-plane="dawn" className="bg-plane-dawn text-on-plane" aria-labelledby="proceed-title">
      <div className="wrap grid gap-x-20 gap-y-10 py-[clamp(64px,8vw,120px)] lg:grid-cols-[7fr_5fr] lg:items-end">
        <div>
          <h2 id="proceed-title" className="max-w-[15em] text-t1">
            {title}
          </h2>
          <p className="mt-4 max-w-[32em] text-lede text-on-plane-2">{text}</p>
        </div>
        <div>
          <p className="mb-6 border-plane-line border-t pt-4">
            <span className="block text-on-plane-2 text-ui">{saasSetupCopy.nota.setup.before}</span>
            <Money amount={firstMonthTotal(saasPackage)} className="block figures font-light text-figure" />
            <span className="mt-2 block text-on-plane-2 text-ui">{figure}</span>
          </p>
          <DialogForm action="/contact" onOpen={onProceed}>
            <Button type="submit" variant="plane" size="lg" block>
              {saasSetupCopy.hero.action} <ArrowRight aria-hidden="true" />
            </Button>
          </DialogForm>
          <p className="mt-3.5 text-on-plane-2 text-small">{saasSetupCopy.hero.note}</p>
        </div>
      </div>
    </section>
  );
}

interface RequestSentViewProps {
  readonly message: string;
  readonly onBack: () => void;
}

/** Nothing has been paid yet, and the stamp says so (PUB-099). Takes the focus of the removed button. */
function RequestSentView({ message, onBack }: RequestSentViewProps) {
  const copy = saasSetupCopy.forwarded;
  const { whatsapp_number, support_hours } = useSettings();
  const chat = whatsappUrl(whatsapp_number, message);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus();
  }, []);
  return (
    <section className="wrap grid gap-x-16 gap-y-14 pt-10 pb-section lg:grid-cols-[minmax(0,1fr)_440px] lg:pt-16">
      <div>
        <h1 ref={heading} tabIndex={-1} className="max-w-[11em] text-display outline-none">
          {copy.title}
        </h1>
        <p className="mt-5 max-w-[32em] text-ink-2 text-lede">{copy.text}</p>
        <div className="mt-7 flex flex-wrap gap-3">
          {chat !== null && (
            <Button asChild size="lg" className="max-sm:flex-auto">
              <a href={chat} target="_blank" rel="noreferrer">
                {copy.open} <ExternalLink aria-hidden="true" />
              </a>
            </Button>
          )}
          <Button size="lg" variant="outline" className="max-sm:flex-auto" onClick={onBack}>
            {copy.back}
          </Button>
        </div>
        <NextSteps hours={support_hours} />
      </div>
      <SetupPricing stamp={saasSetupCopy.nota.stamp} className="max-lg:justify-self-center lg:self-start" />
    </section>
  );
}

function NextSteps({ hours }: { readonly hours: string }) {
  const copy = saasSetupCopy.forwarded;
  return (
    <>
      <h2 className="mt-14 text-t2">{copy.nextTitle}</h2>
      <ol className="mt-6 max-w-[560px]">
        {copy.next(hours).map((step) => (
          <li
            key={step.title}
            className="relative border-line-strong border-l-2 pb-7 pl-6 last:border-transparent last:pb-0"
          >
            <span aria-hidden="true" className="-left-[7px] absolute top-1.5 size-3 rounded-full bg-dawn-2" />
            <h3 className="text-t3">{step.title}</h3>
            <p className="mt-1 text-ink-2 text-ui">{step.text}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
