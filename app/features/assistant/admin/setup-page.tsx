import { useState } from 'react';
import { Money } from '#app/components/commerce/money.tsx';
import { lazyDialog } from '#app/components/dialogs/lazy-dialog.tsx';
import { Button } from '#app/components/ui/button.tsx';
import type { AssistantPrice, AssistantSetup } from '#contract/assistant/admin.ts';
import { assistantSetupCopy as copy } from '#messages/assistant/admin.ts';
import { formatRupiah, toRupiah } from '#shared/money/money.ts';
import { formatCardDate } from '#shared/time/dates.ts';
import { AssistantFrame, Section } from './assistant-frame.tsx';
import { TestSection } from './test-section.tsx';

const loadDialogs = () => import('./setup-dialogs.tsx');
const BudgetsDialog = lazyDialog(async () => (await loadDialogs()).BudgetsDialog);
const PriceDialog = lazyDialog(async () => (await loadDialogs()).PriceDialog);
const QuestionDialog = lazyDialog(async () => (await loadDialogs()).QuestionDialog);

export function SetupPage({ setup }: { readonly setup: AssistantSetup }) {
  const [open, setOpen] = useState<'budgets' | 'price' | 'question' | null>(null);
  const close = () => setOpen(null);
  const opener = (dialog: 'budgets' | 'price', label: string) => (
    <Button variant="outline" size="sm" onClick={() => setOpen(dialog)}>
      {label}
    </Button>
  );
  return (
    <AssistantFrame setup={setup}>
      <div className="grid max-w-[880px] gap-10">
        <Section title={copy.budgets} hint={copy.budgetsHint} action={opener('budgets', copy.change)}>
          <dl className="grid gap-4 sm:grid-cols-2">
            <Amount label={copy.monthly} amount={setup.monthly_budget_bigint} />
            <Amount label={copy.daily} amount={setup.daily_budget_bigint} />
          </dl>
        </Section>
        <Section title={copy.prices} hint={copy.pricesHint} action={opener('price', copy.addPrice)}>
          <PriceList prices={setup.prices} />
        </Section>
        <TestSection setup={setup} onAdd={() => setOpen('question')} />
      </div>
      {open === 'budgets' && <BudgetsDialog setup={setup} onClose={close} />}
      {open === 'price' && <PriceDialog onClose={close} />}
      {open === 'question' && <QuestionDialog onClose={close} />}
    </AssistantFrame>
  );
}

function Amount({
  label,
  amount,
}: {
  readonly label: string;
  readonly amount: AssistantSetup['spent_bigint'];
}) {
  return (
    <div>
      <dt className="text-ink-3 text-small">{label}</dt>
      <dd className="font-semibold text-amount">
        <Money amount={toRupiah(amount)} />
      </dd>
    </div>
  );
}

function PriceList({ prices }: { readonly prices: readonly AssistantPrice[] }) {
  if (prices.length === 0) return <p className="text-ink-2 text-ui">{copy.noPrices}</p>;
  return (
    <ul aria-label={copy.prices}>
      {prices.map(({ valid_from, input_bigint, output_bigint }) => (
        <li
          key={valid_from}
          className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-t py-2.5 text-ui last:border-b"
        >
          <span className="num">
            {copy.priceLine(formatRupiah(toRupiah(input_bigint)), formatRupiah(toRupiah(output_bigint)))}
          </span>
          <span className="text-ink-3 text-small">
            {copy.since(formatCardDate(`${valid_from}T00:00:00+07:00`))}
          </span>
        </li>
      ))}
    </ul>
  );
}
