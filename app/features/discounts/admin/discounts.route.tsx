import { targetOf } from '#app/components/data-table/bulk-target.ts';
import { targetInput } from '#app/components/data-table/bulk-target-shape.ts';
import { loadList } from '#app/components/data-table/load-list.ts';
import { formAction, formActions, formDone, formRefusal } from '#app/lib/forms/form-action.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import {
  createDiscount,
  editDiscount,
  endDiscounts,
  getDiscount,
  listDiscounts,
  restartDiscounts,
} from '#contract/discounts/admin.ts';
import { discountFormCopy as copy, discountsCopy } from '#messages/discounts/admin.ts';
import type { Route } from './+types/discounts.route.ts';
import { discountInput, unusedDiscountInput, usedDiscountInput } from './discount-input.ts';
import { DiscountsPage } from './discounts-page.tsx';

const words = {
  failed: () => copy.failed,
  fieldOf: {
    DISCOUNT_CODE_TAKEN: 'code',
    DISCOUNT_ENDS_FIRST: 'ends_at',
    DISCOUNT_LIMIT_PASSED: 'max_uses',
    percent: 'value',
    amount: 'value',
  },
};

/** A used code keeps its reduction, so the form has no field for it. */
const editUsedDiscount = formAction({
  form: 'edit-discount',
  schema: usedDiscountInput,
  refusals: editDiscount.refusals,
  send: async (conditions, { client, text }) => {
    const params = { id: text('id') };
    const before = await client.call(getDiscount, { params });
    if (!before.ok) return formRefusal(before.refusal, words);
    const { percent, amount, targets, periods } = before.value.discount;
    const body = { ...conditions, percent, amount, targets, periods };
    const saved = await client.call(editDiscount, { params, body });
    return saved.ok ? formDone(copy.saved) : formRefusal(saved.refusal, words);
  },
});

const discountAction = formActions(
  {
    edit: formAction({
      endpoint: editDiscount,
      form: 'edit-discount',
      schema: unusedDiscountInput,
      call: (body, { text }) => ({ params: { id: text('id') }, body }),
      done: () => copy.saved,
      ...words,
    }),
    'edit-used': editUsedDiscount,
    end: formAction({
      endpoint: endDiscounts,
      form: 'end-discounts',
      schema: targetInput,
      call: (target) => ({ body: targetOf(target) }),
      done: ({ ended }) => discountsCopy.ended(ended),
      failed: () => discountsCopy.endFailed,
    }),
    restart: formAction({
      endpoint: restartDiscounts,
      form: 'restart-discounts',
      schema: targetInput,
      call: (target) => ({ body: targetOf(target) }),
      done: ({ restarted }) => discountsCopy.restarted(restarted),
      failed: () => discountsCopy.restartFailed,
    }),
  },
  formAction({
    endpoint: createDiscount,
    form: 'create-discount',
    schema: discountInput,
    call: (body) => ({ body }),
    done: () => copy.created,
    ...words,
  }),
);

export async function loader(args: Route.LoaderArgs) {
  return { ...(await loadList(args, listDiscounts)), site: new URL(args.request.url).origin };
}

export const action = discountAction;
export const clientAction = formClientAction;

export const handle: ErrorHandle = () => ({ title: discountsCopy.title, errorTitle: discountsCopy.failed });

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: discountsCopy.title, robots: 'noindex' });

export default function DiscountsRoute({ loaderData }: Route.ComponentProps) {
  return <DiscountsPage {...loaderData} />;
}
