import { Download } from 'lucide-react';
import { Form, useNavigate } from 'react-router';
import { ViewLinks } from '#app/components/page/view-links.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Select } from '#app/components/ui/select.tsx';
import { walletCopy } from '#messages/wallet/wallet.ts';
import { ledgerTypes } from '#shared/money/ledger.ts';
import { formatMonth } from '#shared/time/dates.ts';
import { type BillingView, billingHref, exportHref, parseBillingView } from './billing-view.ts';

interface Props {
  readonly view: BillingView;
  readonly months: readonly string[];
  readonly hasEntries: boolean;
}

export function HistoryToolbar({ view, months, hasEntries }: Props) {
  const isFiltered = view.tab === 'transactions' && hasEntries;
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-2 gap-y-3">
      <Tabs current={view.tab} isAlone={!isFiltered} />
      {isFiltered && (
        <>
          <Filters view={view} months={months} />
          <Button asChild variant="quiet" size="icon">
            <a href={exportHref(view)} download aria-label={walletCopy.export} title={walletCopy.export}>
              <Download aria-hidden />
            </a>
          </Button>
        </>
      )}
    </div>
  );
}

interface TabsProps {
  readonly current: BillingView['tab'];
  readonly isAlone: boolean;
}

function Tabs({ current, isAlone }: TabsProps) {
  const hrefOf = (tab: BillingView['tab']) => billingHref({ tab, page: 1, type: null, month: null });
  return (
    <ViewLinks
      label={walletCopy.history}
      views={[
        { label: walletCopy.transactions, to: hrefOf('transactions') },
        { label: walletCopy.payments, to: hrefOf('payments') },
      ]}
      current={hrefOf(current)}
      keepsPlace
      className={isAlone ? 'max-sm:w-full' : 'max-sm:flex-1'}
    />
  );
}

function Filters({ view, months }: Omit<Props, 'hasEntries'>) {
  const navigate = useNavigate();
  return (
    <Form
      method="get"
      className="grid grid-cols-2 gap-2 max-sm:order-last max-sm:w-full sm:ml-auto"
      onChange={(event) => {
        const chosen = new URLSearchParams();
        for (const [name, value] of new FormData(event.currentTarget)) chosen.set(name, String(value));
        void navigate(billingHref(parseBillingView(chosen)), { preventScrollReset: true });
      }}
    >
      <Select
        name="type"
        aria-label={walletCopy.kind}
        key={`kind-${view.type}`}
        defaultValue={view.type ?? ''}
      >
        <option value="">{walletCopy.everyKind}</option>
        {ledgerTypes.map((type) => (
          <option key={type} value={type}>
            {walletCopy.kinds[type]}
          </option>
        ))}
      </Select>
      <Select
        name="month"
        aria-label={walletCopy.month}
        key={`month-${view.month}`}
        defaultValue={view.month ?? ''}
      >
        <option value="">{walletCopy.everyMonth}</option>
        {months.map((month) => (
          <option key={month} value={month}>
            {formatMonth(`${month}-15T00:00:00Z`)}
          </option>
        ))}
      </Select>
    </Form>
  );
}
