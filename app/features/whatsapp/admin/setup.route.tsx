import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { formAction, formActions } from '#app/lib/forms/form-action.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { siteContext } from '#app/lib/site/site-context.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import {
  getWhatsappSetup,
  setWhatsappCeiling,
  setWhatsappPrice,
  syncWhatsapp,
} from '#contract/whatsapp/admin.ts';
import { receiveWhatsapp } from '#contract/whatsapp/whatsapp.ts';
import { whatsappSetupCopy as copy, whatsappCopy } from '#messages/whatsapp/admin.ts';
import type { Route } from './+types/setup.route.ts';
import { ceilingInput, priceInput } from './setup-input.ts';
import { SetupPage } from './setup-page.tsx';

const setupAction = formActions(
  {
    ceiling: formAction({
      endpoint: setWhatsappCeiling,
      form: 'whatsapp-ceiling',
      schema: ceilingInput,
      call: (body) => ({ body }),
      done: () => copy.ceilingSaved,
      failed: () => copy.notSaved,
    }),
    price: formAction({
      endpoint: setWhatsappPrice,
      form: 'whatsapp-price',
      schema: priceInput,
      call: (body) => ({ body }),
      done: () => copy.priceSaved,
      failed: () => copy.notSaved,
    }),
    submit: formAction({
      endpoint: syncWhatsapp,
      call: () => ({ body: { submits_templates: true } }),
      done: () => copy.submitting,
    }),
  },
  formAction({ endpoint: syncWhatsapp, call: () => ({ body: {} }), done: () => copy.syncing }),
);

export async function loader({ context }: Route.LoaderArgs) {
  const { setup } = orThrow(await api(context).call(getWhatsappSetup));
  return { setup, webhook_url: context.get(siteContext).app_url + receiveWhatsapp.path };
}

export const action = setupAction;
export const clientAction = formClientAction;

export const handle: ErrorHandle = () => ({ title: whatsappCopy.title, errorTitle: whatsappCopy.failed });

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: whatsappCopy.title, robots: 'noindex' });

export default function SetupRoute({ loaderData }: Route.ComponentProps) {
  return <SetupPage {...loaderData} />;
}
