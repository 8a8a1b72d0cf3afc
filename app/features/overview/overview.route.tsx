import { ArrowDownLeft, Plus, RefreshCw, ShoppingBag } from 'lucide-react';
import { Link } from 'react-router';
import { ColumnChart } from '#app/components/charts/column-chart.tsx';
import { StepLine } from '#app/components/charts/step-line.tsx';
import { LineMoney } from '#app/components/commerce/line-money.tsx';
import { ErrorState } from '#app/components/page/error-state.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { PagePart } from '#app/components/page/page-part.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { listProducts, type ProductCard } from '#contract/catalog/products.ts';
import { listOwnedIds } from '#contract/checkout/checkout.ts';
import { getOverview, type Overview } from '#contract/reports/overview.ts';
import type { WalletTransaction } from '#contract/wallet/wallet.ts';
import { overviewCopy as copy } from '#messages/reports/overview.ts';
import { ledgerTitle, statementLabel } from '#messages/wallet/ledger-labels.ts';
import type { OverviewPart } from '#shared/answer-parts.ts';
import { formatRupiah, formatShortRupiah, rupiah, toRupiah } from '#shared/money/money.ts';
import { DAY_MS, dayOf, formatDayMonth, formatDayTime, startOfDay } from '#shared/time/dates.ts';
import type { Route } from './+types/overview.route.ts';
import { emptyOverview } from './empty-overview.ts';
import { Figures } from './overview-figures.tsx';
import {
  MarketplaceProducts,
  OverviewEmpty,
  OverviewSection,
  SubscriptionProducts,
} from './product-shelves.tsx';
import { TodayPanel } from './today-panel.tsx';

/** A part that fails is logged and its lists are empty (PORT-022). */
export async function loader({ context }: Route.LoaderArgs) {
  const client = api(context);
  const [overview, owned, products, subscriptions] = await Promise.all([
    client.call(getOverview),
    client.call(listOwnedIds),
    client.call(listProducts, { query: { kind: 'non_subscription', limit: 12 } }),
    client.call(listProducts, { query: { kind: 'subscription', limit: 12 } }),
  ]);
  const ownedIds = new Set(owned.ok ? owned.value.product_ids : []);
  const due = overview.ok ? overview.value.due : [];
  const unpaid = new Set(due.map((item) => (item.kind === 'unpaid_top_up' ? item.title : null)));
  const isNew = ({ id, title }: ProductCard) => !ownedIds.has(id) && !unpaid.has(title);
  if (!overview.ok && overview.refusal.code === 'UNAUTHENTICATED') orThrow(overview);
  return {
    overview: overview.ok ? overview.value : null,
    products: products.ok ? products.value.products.filter(isNew).slice(0, 6) : [],
    subscriptions: subscriptions.ok ? subscriptions.value.products.filter(isNew).slice(0, 3) : [],
  };
}

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: copy.title, robots: 'noindex' });

const TODAY: readonly OverviewPart[] = [
  ...(['wallet', 'subscriptions', 'bookings', 'classes', 'course', 'payments', 'reviews'] as const),
];
const FIGURES: readonly OverviewPart[] = ['wallet', 'subscriptions', 'bookings', 'orders'];

const columnClasses = 'max-lg:contents lg:grid lg:grid-cols-[minmax(0,1fr)] lg:gap-10';

export default function OverviewPage({ loaderData }: Route.ComponentProps) {
  const overview = loaderData.overview ?? emptyOverview;
  const { unread } = overview;
  const { products, subscriptions } = loaderData;
  const isNew = overview.order_count === 0 && overview.activity.length === 0 && unread.length === 0;
  return (
    <>
      <PageHeader title={copy.title} />
      {loaderData.overview === null && <ErrorState title={copy.failed} className="mb-6" />}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-9 lg:grid-cols-[minmax(0,11fr)_minmax(0,8fr)]">
        <div className={columnClasses}>
          {loaderData.overview !== null && (
            <div className="max-lg:-order-2">
              <PagePart unread={unread} title={copy.todayPanel} of={TODAY}>
                <TodayPanel overview={overview} />
              </PagePart>
            </div>
          )}
          {!isNew && (
            <PagePart unread={unread} title={copy.figures} of={FIGURES}>
              <Figures overview={overview} />
            </PagePart>
          )}
        </div>
        <div className={columnClasses}>
          <div className="max-lg:-order-1">
            <PagePart unread={unread} title={copy.balance} of={['wallet']}>
              <BalancePanel overview={overview} />
            </PagePart>
          </div>
          {!isNew && (
            <div className="max-lg:order-2">
              <PagePart unread={unread} title={copy.activity} of={['wallet']}>
                <Activity activity={overview.activity} />
              </PagePart>
            </div>
          )}
          {!isNew && (
            <div className="max-lg:order-3">
              <MarketplaceProducts products={products.slice(0, 1)} />
            </div>
          )}
        </div>
      </div>
      {isNew ? (
        <div className="mt-9 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-9 md:grid-cols-2">
          <MarketplaceProducts products={products} />
          <SubscriptionProducts products={subscriptions} />
        </div>
      ) : (
        !unread.some((part) => FIGURES.includes(part)) && (
          <div className="mt-9">
            <Spending weeks={overview.history.weeks} since={overview.wallet.created_at} />
          </div>
        )
      )}
    </>
  );
}

interface Props {
  readonly weeks: Overview['history']['weeks'];
  /** When the wallet was opened; null: not yet. */
  readonly since: string | null;
}

const LAST_DAY_MS = 6 * DAY_MS;
const FEWEST_WEEKS = 5;

export function Spending({ weeks, since }: Props) {
  if (since === null || weeks.filter(({ spent_bigint }) => spent_bigint > 0).length < FEWEST_WEEKS)
    return null;
  const columns = weeks.map(({ week, spent_bigint }) => ({
    first: week,
    last: dayOf(new Date(startOfDay(week).getTime() + LAST_DAY_MS)),
    amount: toRupiah(spent_bigint),
  }));
  const shown = columns.filter(({ last }) => last >= dayOf(since));
  return (
    <OverviewSection title={copy.spending(shown.length)}>
      <ColumnChart caption={copy.spending(shown.length)} begins={null} columns={shown} />
    </OverviewSection>
  );
}

export function Activity({ activity }: { readonly activity: readonly WalletTransaction[] }) {
  return (
    <OverviewSection title={copy.activity} allHref="/user/billing">
      {activity.length === 0 ? (
        <OverviewEmpty title={copy.noActivity} hint={copy.noActivityHint} />
      ) : (
        <ul className="border-line border-b">
          {activity.map((line) => (
            <ActivityRow key={line.id} line={line} />
          ))}
        </ul>
      )}
    </OverviewSection>
  );
}

/** Sign and colour show its direction (PORT-013, PORT-014); a purchase links to its order. */
function ActivityRow({ line }: { readonly line: WalletTransaction }) {
  const isCredit = line.amount_bigint > 0;
  const title = ledgerTitle(line);
  const Icon = isCredit ? ArrowDownLeft : line.type === 'subscription' ? RefreshCw : ShoppingBag;
  return (
    <li className="relative grid grid-cols-[40px_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5 border-line border-t py-3">
      <span
        className={`row-span-2 grid size-10 place-items-center rounded-full ${isCredit ? 'bg-credit-soft text-credit' : 'bg-sunk text-ink-2'}`}
      >
        <Icon aria-hidden className="size-4" />
      </span>
      <b className="line-clamp-2 text-balance font-semibold text-ui leading-snug">
        {line.reference_type === 'order' && line.reference_id !== null ? (
          <Link
            to={`/user/orders/${line.reference_id}`}
            className="underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            {title}
          </Link>
        ) : (
          title
        )}
      </b>
      <LineMoney line={line} className="text-right font-semibold text-ui" />
      <span className="num text-ink-3 text-small">{formatDayTime(line.created_at)}</span>
      <Badge variant={isCredit ? 'ok' : 'off'} className="justify-self-end">
        {statementLabel(line)}
      </Badge>
    </li>
  );
}

export function BalancePanel({ overview: { wallet, history } }: { readonly overview: Overview }) {
  return (
    <section aria-label={copy.balance} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div>
        <h2 className="font-normal text-ink-2 text-ui">{copy.balance}</h2>
        <p className="figures num font-light text-[clamp(2.25rem,1.6rem+2.2vw,3.25rem)] leading-tight">
          {formatRupiah(toRupiah(wallet.balance_bigint))}
        </p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button asChild size="sm" variant="outline">
            <Link to="/user/billing">
              <Plus aria-hidden />
              {copy.topUp}
            </Link>
          </Button>
          <Button asChild size="sm" variant="quiet">
            <Link to="/user/marketplace">{copy.marketplace}</Link>
          </Button>
        </div>
      </div>
      {wallet.created_at !== null && <BalanceChange days={history.days} since={wallet.created_at} />}
    </section>
  );
}

interface BalanceChangeProps {
  readonly days: Overview['history']['days'];
  readonly since: string;
}

export function BalanceChange({ days, since }: BalanceChangeProps) {
  const opened = dayOf(since);
  const shown = days
    .filter(({ day }) => day >= opened)
    .map(({ day, balance_bigint }) => ({ first: day, last: day, amount: toRupiah(balance_bigint) }));
  const [first, last] = [shown[0], shown.at(-1)];
  if (first === undefined || last === undefined || shown.length === 1) return null;
  const change = last.amount - first.amount;
  const words = copy.change(
    change,
    formatShortRupiah(rupiah(Math.abs(change))),
    formatDayMonth(startOfDay(first.first)),
  );
  const isFlat = shown.every(({ amount }) => amount === first.amount);
  return (
    <div className="grid gap-3">
      <p className="num text-ink-2 text-ui">{words}</p>
      {!isFlat && <StepLine caption={copy.balanceChart} days={shown} />}
    </div>
  );
}
