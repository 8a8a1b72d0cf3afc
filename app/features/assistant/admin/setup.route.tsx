import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { formAction, formActions } from '#app/lib/forms/form-action.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import {
  addTestQuestion,
  deleteTestQuestion,
  evaluateAssistant,
  getAssistantSetup,
  setAssistantBudgets,
  setAssistantPrice,
} from '#contract/assistant/admin.ts';
import { assistantListCopy, assistantSetupCopy as copy } from '#messages/assistant/admin.ts';
import type { Route } from './+types/setup.route.ts';
import { budgetsInput, priceInput, questionInput } from './setup-input.ts';
import { SetupPage } from './setup-page.tsx';

const setupAction = formActions(
  {
    budgets: formAction({
      endpoint: setAssistantBudgets,
      form: 'assistant-budgets',
      schema: budgetsInput,
      call: (body) => ({ body }),
      done: () => copy.budgetsSaved,
      failed: () => copy.notSaved,
    }),
    price: formAction({
      endpoint: setAssistantPrice,
      form: 'assistant-price',
      schema: priceInput,
      call: (body) => ({ body }),
      done: () => copy.priceSaved,
      failed: () => copy.notSaved,
    }),
    add: formAction({
      endpoint: addTestQuestion,
      form: 'assistant-question',
      schema: questionInput,
      call: (body) => ({ body }),
      done: () => copy.added,
      failed: () => copy.notSaved,
    }),
    remove: formAction({
      endpoint: deleteTestQuestion,
      call: (_, { text }) => ({ params: { id: text('id') } }),
      done: () => copy.removed,
    }),
  },
  formAction({ endpoint: evaluateAssistant, call: () => ({ body: {} }), done: () => copy.running }),
);

export async function loader({ context }: Route.LoaderArgs) {
  return orThrow(await api(context).call(getAssistantSetup));
}

export const action = setupAction;
export const clientAction = formClientAction;

export const handle: ErrorHandle = () => ({
  title: assistantListCopy.title,
  errorTitle: assistantListCopy.failed,
});

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: assistantListCopy.setup, robots: 'noindex' });

export default function SetupRoute({ loaderData }: Route.ComponentProps) {
  return <SetupPage {...loaderData} />;
}
