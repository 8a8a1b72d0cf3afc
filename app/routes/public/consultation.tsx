import { useState } from 'react';
import { JsonLd } from '#app/components/json-ld.tsx';
import { later } from '#app/components/later.tsx';
import { WhatsappRedirect } from '#app/components/whatsapp-redirect.tsx';
import { BuyDialogs } from '#app/features/checkout/buy-dialogs.tsx';
import { toBuy } from '#app/features/checkout/product-to-buy.ts';
import { usePurchase } from '#app/features/checkout/use-purchase.ts';
import { consultationCopy, payCopy, timeCopy } from '#app/features/consultation/consultation-copy.ts';
import { ConsultationHero } from '#app/features/consultation/consultation-hero.tsx';
import { PaidSlip } from '#app/features/consultation/paid-slip.tsx';
import { PaySlip } from '#app/features/consultation/pay-slip.tsx';
import { answerPageForm } from '#app/features/forms/answer-page-form.ts';
import { useOwnedProducts } from '#app/hooks/use-owned-products.ts';
import { useRootData } from '#app/hooks/use-root-data.ts';
import { useSignInFirst } from '#app/hooks/use-sign-in-first.ts';
import { api } from '#app/lib/api.ts';
import { keepTyped } from '#app/lib/keep-typed.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { breadcrumbData } from '#app/lib/structured-data/business.ts';
import { productData } from '#app/lib/structured-data/product.ts';
import { getProduct } from '#contract/public/products.ts';
import { dayAfter } from '#shared/dates.ts';
import { CONSULTATION_SLUG } from '#shared/services.ts';
import type { Route } from './+types/consultation.ts';

const PATH = '/consultation';

const SessionRuler = later('sesi', () =>
  import('#app/features/consultation/session-ruler.tsx').then((code) => code.SessionRuler),
);
const Preparation = later('persiapan', () =>
  import('#app/features/consultation/preparation.tsx').then((code) => code.Preparation),
);
const FreeSection = later('gratis', () =>
  import('#app/features/consultation/free-section.tsx').then((code) => code.FreeSection),
);
const TimeSection = later('waktu', async () => {
  const [{ TimeSection: Section }, { BookingForm }] = await Promise.all([
    import('#app/features/consultation/time-section.tsx'),
    import('#app/features/forms/booking-form.tsx'),
  ]);
  return ({ firstDay }: { readonly firstDay: string }) => (
    <Section>
      <BookingForm label={timeCopy.formLabel} firstDay={firstDay} />
    </Section>
  );
});

/** Without its product the page still stands: one can talk and ask for a time, but not pay. */
export async function loader({ context }: Route.LoaderArgs) {
  const found = await api(context).call(getProduct, { params: { id: CONSULTATION_SLUG } });
  const product = found.ok && found.value.product.availability === 'available' ? found.value.product : null;
  return { product, firstDay: dayAfter(new Date()) };
}

/** Coming from another page, all sections are there at once, so that an anchor among them is. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const sections = [SessionRuler, Preparation, FreeSection, TimeSection];
  const [loaded] = await Promise.all([serverLoader(), ...sections.map((section) => section.fetchCode())]);
  return loaded;
}

export const action = (args: Route.ActionArgs) => answerPageForm(args, 'consultation_booking');

/** A lost connection takes nothing away that was typed. */
export const clientAction = keepTyped;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: '1-on-1 AI Consultation',
    description: consultationCopy.description,
    path: PATH,
    image: '/og/page-consultation.png',
  });

export default function Consultation({ loaderData }: Route.ComponentProps) {
  const { product, firstDay } = loaderData;
  const [isPaidNow, setIsPaidNow] = useState(false);
  const owned = useOwnedProducts();
  const purchase = usePurchase({ onGranted: () => setIsPaidNow(true) });
  const talk = useTalk();
  const root = useRootData();
  const isPaid = isPaidNow || (product !== null && owned.ids.has(product.id));
  return (
    <>
      {product !== null && <JsonLd data={productData(product, root)} />}
      <JsonLd data={breadcrumbData([{ name: '1-on-1 AI Consultation', path: PATH }], root.origin)} />
      <ConsultationHero>
        {isPaid ? (
          <PaidSlip isNew={isPaidNow} />
        ) : (
          <PaySlip
            price={product?.price ?? null}
            isBusy={purchase.isBusy}
            onPay={() => product !== null && purchase.start(toBuy(product))}
            onTalk={talk.start}
          />
        )}
      </ConsultationHero>
      <SessionRuler />
      <Preparation />
      <FreeSection />
      <TimeSection firstDay={firstDay} />
      <BuyDialogs purchase={purchase} />
      {talk.isOpen && (
        <WhatsappRedirect message={payCopy.message} onOpened={talk.close} onClose={talk.close} />
      )}
    </>
  );
}

/** "Diskusi via WhatsApp" asks for a login first, and goes on by itself after it (PUB-097, PUB-098, DECISIONS 27, 37). */
function useTalk() {
  const [isOpen, setIsOpen] = useState(false);
  const signInFirst = useSignInFirst();
  return {
    isOpen,
    start: () => signInFirst(() => setIsOpen(true), PATH),
    close: () => setIsOpen(false),
  };
}
