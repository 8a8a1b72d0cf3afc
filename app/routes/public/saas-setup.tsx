import { JsonLd } from '#app/components/json-ld.tsx';
import { WhatsappRedirect } from '#app/components/whatsapp-redirect.tsx';
import { FitSection } from '#app/features/saas-setup/fit-section.tsx';
import { ForwardedView } from '#app/features/saas-setup/forwarded-view.tsx';
import { IncludedSection } from '#app/features/saas-setup/included-section.tsx';
import { OfferHero } from '#app/features/saas-setup/offer-hero.tsx';
import { ProceedSection } from '#app/features/saas-setup/proceed-section.tsx';
import { QuestionsSection } from '#app/features/saas-setup/questions-section.tsx';
import { saasSetupCopy } from '#app/features/saas-setup/saas-setup-copy.ts';
import { useProceed } from '#app/features/saas-setup/use-proceed.ts';
import { WeeksSection } from '#app/features/saas-setup/weeks-section.tsx';
import { useRootData } from '#app/hooks/use-root-data.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { breadcrumbData, faqData } from '#app/lib/structured-data/business.ts';
import { setupPackageData } from '#app/lib/structured-data/setup-package.ts';
import type { Route } from './+types/saas-setup.ts';

const path = '/saas-setup';
const { title, description } = saasSetupCopy.meta;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title, description, path, image: '/og/page-saas-setup.png' });

export default function SaasSetup() {
  const root = useRootData();
  const { step, proceed, opened, back } = useProceed();
  const message = saasSetupCopy.message(root.settings.brand_name);
  if (step === 'forwarded') return <ForwardedView message={message} onBack={back} />;
  return (
    <>
      <JsonLd data={setupPackageData({ name: title, description, path }, root)} />
      <JsonLd data={faqData(saasSetupCopy.questions.items)} />
      <JsonLd data={breadcrumbData([{ name: title, path }], root.origin)} />
      <OfferHero onProceed={proceed} />
      <IncludedSection />
      <WeeksSection />
      <FitSection />
      <QuestionsSection />
      <ProceedSection onProceed={proceed} />
      {step === 'redirecting' && <WhatsappRedirect message={message} onOpened={opened} onClose={back} />}
    </>
  );
}
