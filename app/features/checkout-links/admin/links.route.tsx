import { targetOf } from '#app/components/data-table/bulk-target.ts';
import { targetInput } from '#app/components/data-table/bulk-target-shape.ts';
import { loadList } from '#app/components/data-table/load-list.ts';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { formAction, formActions } from '#app/lib/forms/form-action.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import {
  createCheckoutLink,
  endCheckoutLinks,
  listCheckoutLinks,
  listLinkTargets,
} from '#contract/checkout-links/admin.ts';
import { linksCopy as copy, linksCopy } from '#messages/checkout-links/admin.ts';
import type { Route } from './+types/links.route.ts';
import { linkInput } from './link-input.ts';
import { LinksPage } from './links-page.tsx';

const linkAction = formActions(
  {
    end: formAction({
      endpoint: endCheckoutLinks,
      form: 'end-links',
      schema: targetInput,
      call: (target) => ({ body: { ids: targetOf(target).ids ?? [] } }),
      done: () => copy.ended,
    }),
  },
  formAction({
    endpoint: createCheckoutLink,
    form: 'create-link',
    schema: linkInput,
    // A page has no checkout that a code could be filled in.
    call: ({ target, code, ...link }) => ({
      body: { ...link, ...target, code: target.path === null ? code : null },
    }),
    done: () => copy.created,
    failed: () => copy.createFailed,
    fieldOf: { DISCOUNT_UNKNOWN: 'code', PRODUCT_NOT_FOUND: 'target', PLAN_NOT_FOUND: 'target' },
  }),
);

export async function loader(args: Route.LoaderArgs) {
  const [list, targets] = await Promise.all([
    loadList(args, listCheckoutLinks),
    api(args.context).call(listLinkTargets),
  ]);
  return { ...list, targets: orThrow(targets).targets };
}

export const action = linkAction;
export const clientAction = formClientAction;

export const handle: ErrorHandle = () => ({ title: linksCopy.tab, errorTitle: linksCopy.failed });

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: linksCopy.tab, robots: 'noindex' });

export default function LinksRoute({ loaderData }: Route.ComponentProps) {
  return <LinksPage {...loaderData} />;
}
