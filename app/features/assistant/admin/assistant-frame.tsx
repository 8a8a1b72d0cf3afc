import type { ReactNode } from 'react';
import type { AssistantSetup } from '#contract/assistant/admin.ts';
import { assistantListCopy as copy } from '#messages/assistant/admin.ts';
import { formatRupiah, toRupiah } from '#shared/money/money.ts';

export const QUESTIONS_PATH = '/admin/content/assistant';
export const SETUP_PATH = '/admin/content/assistant/setup';

interface FrameProps {
  readonly setup: AssistantSetup;
  readonly children: ReactNode;
}

export function AssistantFrame({ setup, children }: FrameProps) {
  const problems = problemsOf(setup);
  const { model, spent_bigint, monthly_budget_bigint } = setup;
  return (
    <>
      {model !== null && (
        <p className="num mb-4 text-ink-2 text-ui">
          {copy.spent(formatRupiah(toRupiah(spent_bigint)), formatRupiah(toRupiah(monthly_budget_bigint)))}
        </p>
      )}
      {problems.length > 0 && (
        <div role="status" className="mb-5 max-w-[880px] rounded-card bg-soft px-4 py-3 text-ui">
          {problems.map((problem) => (
            <p key={problem} className="wrap-anywhere">
              {problem}
            </p>
          ))}
        </div>
      )}
      {children}
    </>
  );
}

/** Why the assistant is not on the site, or what visitors see of it. */
function problemsOf({
  model,
  is_on,
  prices,
  monthly_budget_bigint,
  daily_budget_bigint,
  failed_today,
}: AssistantSetup) {
  const { problems } = copy;
  if (model === null) return [problems.off];
  const isBudgetless = monthly_budget_bigint === 0 || daily_budget_bigint === 0;
  return [
    ...(is_on || prices.length > 0 ? [] : [problems.noPrice]),
    ...(isBudgetless ? [problems.noBudget] : []),
    ...(failed_today === 0 ? [] : [problems.failed(String(failed_today))]),
  ];
}

interface SectionProps {
  readonly title: string;
  readonly hint: string;
  readonly action: ReactNode;
  readonly children: ReactNode;
}

export const Section = ({ title, hint, action, children }: SectionProps) => (
  <section aria-label={title} className="grid gap-3">
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
      <div className="min-w-0 flex-[1_1_16rem]">
        <h2 className="text-t3">{title}</h2>
        <p className="wrap-anywhere text-ink-2 text-ui">{hint}</p>
      </div>
      {action}
    </div>
    {children}
  </section>
);
