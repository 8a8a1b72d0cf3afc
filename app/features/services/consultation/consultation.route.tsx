import { useState } from 'react';
import { JsonLd } from '#app/components/rendering/json-ld.tsx';
import { lazyHydrate } from '#app/components/rendering/lazy-hydrate.tsx';
import { WhatsappRedirect } from '#app/components/whatsapp/whatsapp-redirect.tsx';
import { LazyPurchaseDialogs } from '#app/features/checkout/dialogs/lazy-purchase-dialogs.tsx';
import { toPurchaseItem } from '#app/features/checkout/dialogs/purchase-item.ts';
import { usePurchase } from '#app/features/checkout/dialogs/use-purchase.ts';
import { leadFormAction } from '#app/features/leads/lead-form-action.ts';
import { BookedCard } from '#app/features/services/consultation/booked-card.tsx';
import { BookingCard } from '#app/features/services/consultation/booking-card.tsx';
import { ConsultationHero } from '#app/features/services/consultation/consultation-hero.tsx';
import { useRequireSignIn } from '#app/hooks/session/use-require-sign-in.ts';
import { useOwnedProducts } from '#app/hooks/use-owned-products.ts';
import { useRootData } from '#app/hooks/use-root-data.ts';
import { api } from '#app/lib/api/api-context.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { breadcrumbData } from '#app/lib/structured-data/breadcrumbs.ts';
import { productData } from '#app/lib/structured-data/product.ts';
import { getProduct } from '#contract/catalog/products.ts';
import { bookingCopy, consultationCopy, timeCopy } from '#messages/services/consultation.ts';
import { CONSULTATION_SLUG } from '#shared/shop/services.ts';
import { dayAfter } from '#shared/time/dates.ts';
import type { Route } from './+types/consultation.route.ts';

const PATH = '/consultation';

const SessionRuler = lazyHydrate('sesi', () =>
  import('#app/features/services/consultation/session-timeline.tsx').then((code) => code.SessionTimeline),
);
const Preparation = lazyHydrate('persiapan', () =>
  import('#app/features/services/consultation/preparation.tsx').then((code) => code.Preparation),
);
const FreeSection = lazyHydrate('gratis', () =>
  import('#app/features/services/consultation/free-consultation-section.tsx').then(
    (code) => code.FreeConsultationSection,
  ),
);
const TimeSection = lazyHydrate('waktu', async () => {
  const [{ ScheduleSection: Section }, { BookingForm }] = await Promise.all([
    import('#app/features/services/consultation/schedule-section.tsx'),
    import('#app/features/leads/page-forms/booking-form.tsx'),
  ]);
  return ({ firstDay }: { readonly firstDay: string }) => (
    <Section>
      <BookingForm label={timeCopy.formLabel} firstDay={firstDay} />
    </Section>
  );
});

export async function loader({ context }: Route.LoaderArgs) {
  const found = await api(context).call(getProduct, { params: { id: CONSULTATION_SLUG } });
  const product = found.ok && found.value.product.availability === 'available' ? found.value.product : null;
  return { product, firstDay: dayAfter(new Date()) };
}

/** A client navigation has no server markup, so all sections are loaded first and anchors exist. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const sections = [SessionRuler, Preparation, FreeSection, TimeSection];
  const [loaded] = await Promise.all([serverLoader(), ...sections.map((section) => section.fetchCode())]);
  return loaded;
}

export const action = leadFormAction('consultation_booking');

export const clientAction = formClientAction;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: consultationCopy.name,
    description: consultationCopy.description,
    path: PATH,
    image: '/og/page-consultation.png',
  });

export default function Consultation({ loaderData }: Route.ComponentProps) {
  const { product, firstDay } = loaderData;
  const [isPaidNow, setIsPaidNow] = useState(false);
  const owned = useOwnedProducts();
  const purchase = usePurchase({ onGranted: () => setIsPaidNow(true) });
  const contactDialog = useContactDialog();
  const root = useRootData();
  const isPaid = isPaidNow || (product !== null && owned.ids.has(product.id));
  return (
    <>
      {product !== null && <JsonLd data={productData(product, root)} />}
      <JsonLd data={breadcrumbData([{ name: consultationCopy.name, path: PATH }], root.origin)} />
      <ConsultationHero>
        {isPaid ? (
          <BookedCard isNew={isPaidNow} />
        ) : (
          <BookingCard
            price={product?.price ?? null}
            isBusy={purchase.isBusy}
            onPay={() => product !== null && purchase.start(toPurchaseItem(product))}
            onContact={contactDialog.start}
          />
        )}
      </ConsultationHero>
      <SessionRuler />
      <Preparation />
      <FreeSection />
      <TimeSection firstDay={firstDay} />
      <LazyPurchaseDialogs purchase={purchase} />
      {contactDialog.isOpen && (
        <WhatsappRedirect
          message={bookingCopy.message}
          onOpened={contactDialog.close}
          onClose={contactDialog.close}
        />
      )}
    </>
  );
}

/** "Diskusi via WhatsApp" asks for a login first, then continues (PUB-097, PUB-098, DECISIONS 27, 37). */
function useContactDialog() {
  const [isOpen, setIsOpen] = useState(false);
  const signInFirst = useRequireSignIn();
  return {
    isOpen,
    start: () => signInFirst(() => setIsOpen(true), PATH),
    close: () => setIsOpen(false),
  };
}
