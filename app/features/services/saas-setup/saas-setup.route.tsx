import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { FitSection } from '#app/components/page/fit-section.tsx';
import { JsonLd } from '#app/components/rendering/json-ld.tsx';
import { ServerOnly } from '#app/components/rendering/server-only.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { WhatsappRedirect } from '#app/components/whatsapp/whatsapp-redirect.tsx';
import { FaqSection } from '#app/features/services/saas-setup/faq-section.tsx';
import { IncludedSection } from '#app/features/services/saas-setup/included-section.tsx';
import { OfferHero } from '#app/features/services/saas-setup/offer-hero.tsx';
import { ProceedSection } from '#app/features/services/saas-setup/proceed-section.tsx';
import { RequestSentView } from '#app/features/services/saas-setup/request-sent-view.tsx';
import { WeeksSection } from '#app/features/services/saas-setup/weeks-section.tsx';
import { useRequireSignIn } from '#app/hooks/session/use-require-sign-in.ts';
import { useOwnedProducts } from '#app/hooks/use-owned-products.ts';
import { useRootData } from '#app/hooks/use-root-data.ts';
import { api } from '#app/lib/api/api-context.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { breadcrumbData } from '#app/lib/structured-data/breadcrumbs.ts';
import { faqData } from '#app/lib/structured-data/business.ts';
import { setupPackageData } from '#app/lib/structured-data/setup-package.ts';
import { getProduct } from '#contract/catalog/products.ts';
import { saasSetupCopy } from '#messages/services/saas-setup.ts';
import { currentLanguage } from '#shared/language/language.ts';
import { SAAS_SETUP_SLUG } from '#shared/shop/services.ts';
import type { Route } from './+types/saas-setup.route.ts';

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
