import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { CheckoutForm } from '#app/components/checkout-form.tsx';
import { Money } from '#app/components/commerce/money.tsx';
import { Nota } from '#app/components/commerce/nota.tsx';
import { SummaryRow, SummaryTotal } from '#app/components/commerce/summary-card.tsx';
import { DialogForm } from '#app/components/dialogs/dialog-form.tsx';
import { JsonLd } from '#app/components/rendering/json-ld.tsx';
import { lazyHydrate } from '#app/components/rendering/lazy-hydrate.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { WhatsappRedirect } from '#app/components/whatsapp/whatsapp-redirect.tsx';
import { useCheckoutSheet } from '#app/features/checkout/sheet/use-checkout-sheet.tsx';
import { leadFormAction } from '#app/features/leads/lead-form-action.ts';
import { useRequireSignIn } from '#app/hooks/session/use-require-sign-in.ts';
import { useViewer } from '#app/hooks/session/use-viewer.ts';
import { useOwnedProducts } from '#app/hooks/use-owned-products.ts';
import { useRootData } from '#app/hooks/use-root-data.ts';
import { api } from '#app/lib/api/api-context.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { breadcrumbData } from '#app/lib/structured-data/breadcrumbs.ts';
import { productData } from '#app/lib/structured-data/product.ts';
import { getProduct } from '#contract/catalog/products.ts';
import {
  bookingCopy,
  consultationCopy,
  consultationCopy as copy,
  timeCopy,
} from '#messages/service-pages/consultation.ts';
import { formatRupiah, type Rupiah, toRupiah } from '#shared/money/money.ts';
import { CONSULTATION_SLUG } from '#shared/shop/service-pages.ts';
import { dayAfter } from '#shared/time/dates.ts';
import type { Route } from './+types/consultation.route.ts';
import { BookedCard } from './booked-card.tsx';

const PATH = '/consultation';

const SessionRuler = lazyHydrate('sesi', () =>
  import('./session-timeline.tsx').then((code) => code.SessionTimeline),
);
const Preparation = lazyHydrate('persiapan', () =>
  import('./preparation.tsx').then((code) => code.Preparation),
);
const FreeSection = lazyHydrate('gratis', () =>
  import('./free-consultation-section.tsx').then((code) => code.FreeConsultationSection),
);
const TimeSection = lazyHydrate('waktu', async () => {
  const [{ ScheduleSection: Section }, { BookingForm }] = await Promise.all([
    import('./schedule-section.tsx'),
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
  const checkout = useCheckoutSheet({ onBought: () => setIsPaidNow(true) });
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
            isBusy={checkout.isBusy}
            onPay={() => product !== null && checkout.buy(product)}
            onContact={contactDialog.start}
          />
        )}
      </ConsultationHero>
      <SessionRuler />
      <Preparation />
      <FreeSection />
      <TimeSection firstDay={firstDay} />
      {checkout.sheet}
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

function ConsultationHero({ children }: { readonly children: ReactNode }) {
  return (
    <div className="wrap grid gap-x-16 gap-y-10 pt-10 lg:grid-cols-[minmax(0,1fr)_400px] lg:items-end lg:pt-20">
      <div className="lg:pb-6">
        <h1 className="max-w-[9em] text-display">{copy.title}</h1>
        <p className="mt-5 max-w-[31em] text-ink-2 text-lede">{copy.lede}</p>
        <ul className="mt-7 flex flex-wrap gap-x-6 gap-y-2 text-ink-2 text-ui">
          {copy.facts.map((fact) => (
            <li key={fact} className="border-line-strong border-t pt-1.5 max-sm:w-full">
              {fact}
            </li>
          ))}
        </ul>
      </div>
      {children}
    </div>
  );
}

interface BookingCardProps {
  /** Null when the package is not for sale at the moment. */
  readonly price: Rupiah | null;
  readonly isBusy: boolean;
  readonly onPay: () => void;
  readonly onContact: () => void;
}

/** The payment step (PUB-095, DECISIONS 27). The balance is offered only on browsers that have been signed in. */
function BookingCard({ price, isBusy, onPay, onContact }: BookingCardProps) {
  return (
    <Nota
      label={bookingCopy.label}
      title={bookingCopy.title}
      note={bookingCopy.note}
      className="max-w-[400px] lg:justify-self-end"
    >
      <dl>
        {bookingCopy.lines.map((line) => (
          <SummaryRow key={line} label={line} value={bookingCopy.included} />
        ))}
        {price !== null && (
          <SummaryTotal label={bookingCopy.total}>
            <Money amount={price} />
          </SummaryTotal>
        )}
      </dl>
      <div className="mt-5 grid gap-2.5">
        {price !== null && (
          <Button asChild block>
            <Link to={`/book/${CONSULTATION_SLUG}`}>{bookingCopy.chooseTime}</Link>
          </Button>
        )}
        {price !== null && (
          <CheckoutForm slug={CONSULTATION_SLUG} onOpen={onPay} className="hidden known:block">
            <Button type="submit" block variant="outline" busyText={isBusy ? bookingCopy.busy : undefined}>
              {bookingCopy.pay}
            </Button>
          </CheckoutForm>
        )}
        <DialogForm action="/contact" onOpen={onContact}>
          <Button type="submit" block variant="link">
            {bookingCopy.talk}
          </Button>
        </DialogForm>
      </div>
      <p className="mt-3.5 text-ink-2 text-small">{price === null ? bookingCopy.closed : <RefundTerms />}</p>
    </Nota>
  );
}

/** The balance is in the line of the terms, so that it moves nothing when it arrives. */
function RefundTerms() {
  const { viewer } = useViewer();
  if (viewer === null) return bookingCopy.terms;
  return (
    <>
      {bookingCopy.terms} {bookingCopy.balance}{' '}
      <b className="num font-semibold text-ink">{formatRupiah(toRupiah(viewer.wallet.balance_bigint))}</b>.
    </>
  );
}
