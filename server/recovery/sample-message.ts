import {
  learningReminderMail,
  leftCartMail,
  type MailContent,
  paymentReminderMail,
  trialEndingMail,
  writeFor,
} from '#server/notifications/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/db.ts';
import { runInLanguage } from '#server/platform/text/request-language.ts';
import { translateTitles } from '#server/translations/index.ts';
import { type Rupiah, rupiah, SMALLEST_TOP_UP, sumSen, toRupiah, toSen } from '#shared/money/money.ts';
import type { MailLanguage } from '#shared/people/account-mails.ts';
import { CART_LINK_PATH, type RecoveryCause } from '#shared/recovery/recovery.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { daysLater } from '#shared/time/dates.ts';
import { selectSamples } from './message-facts.queries.ts';

interface SampleServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly app_url: string;
}

export interface SampleRequest {
  readonly cause: RecoveryCause;
  readonly language: MailLanguage;
  readonly full_name: string;
}

interface SampleProduct {
  readonly title: string;
  readonly amount: Rupiah;
  readonly lesson_title: string | null;
}

/** The mail as it is sent, with products of this shop; its links lead to the pages without a token. */
export async function writeSample(
  services: SampleServices,
  { cause, language, full_name }: SampleRequest,
): Promise<Result<MailContent, { readonly code: 'NOTHING_ON_SALE' }>> {
  const found = await selectSamples(services.db.orm, cause);
  const [first, ...others] = found.map(({ price, ...named }) => ({ ...named, amount: rupiah(price) }));
  if (first === undefined) return refuse({ code: 'NOTHING_ON_SALE' });
  const products = [first, ...others] as const;
  const written = await runInLanguage(language, async () => {
    const named = await translateTitles(services.db.orm, { products, full_name });
    return writeFor({ is_proved: true }, () => sampleMail(services, cause, named));
  });
  return succeed(written);
}

interface SampleFacts {
  readonly full_name: string;
  readonly products: readonly [SampleProduct, ...SampleProduct[]];
}

function sampleMail(
  { app_url, clock }: SampleServices,
  cause: RecoveryCause,
  { full_name, products }: SampleFacts,
): MailContent {
  const [{ title, amount, lesson_title }] = products;
  const to = (path: string) => ({
    full_name,
    url: app_url + path,
    unsubscribe_url: `${app_url}/unsubscribe?token=`,
  });
  const soon = daysLater(clock.now(), 1).toISOString();
  switch (cause) {
    case 'cart': {
      const total = toRupiah(sumSen(products.map((product) => toSen(product.amount))));
      return leftCartMail({ ...to(CART_LINK_PATH), lines: products, total });
    }
    case 'payment':
      return paymentReminderMail({ ...to('/user/billing'), title, amount, expires_at: soon });
    case 'top_up':
      return paymentReminderMail({
        ...to('/user/billing'),
        title: '',
        amount: SMALLEST_TOP_UP,
        expires_at: soon,
      });
    case 'trial':
      return trialEndingMail({ ...to('/user/subscriptions'), title, price: amount, ends_at: soon });
    case 'course':
      return learningReminderMail({
        ...to('/user/purchases'),
        ...{ title, lesson_title: lesson_title ?? title, duration: null, has_begun: false },
      });
  }
}
