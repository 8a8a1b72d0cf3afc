import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { PlacePetals } from '#app/components/brand/place-petals.tsx';
import { ActionForm, SubmitButton } from '#app/components/form/action-form.tsx';
import { lazyHydrate } from '#app/components/rendering/lazy-hydrate.tsx';
import { useViewer } from '#app/hooks/session/use-viewer.ts';
import { useRootData } from '#app/hooks/use-root-data.ts';
import { api } from '#app/lib/api/api-context.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import type { FormSuccessData } from '#app/lib/forms/form-reply.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { getAuditSlots } from '#contract/leads/forms.ts';
import { auditCopy as copy } from '#messages/leads/forms.ts';
import { accountFormAction } from '../email-code/account-form-action.ts';
import { FormClosed } from '../form-closed.tsx';
import { HoneypotField } from '../honeypot-field.tsx';
import { FormPlane, NextSteps } from '../page-forms/form-plane.tsx';
import { ThankYou } from '../thank-you.tsx';
import type { Route } from './+types/free-audit.route.ts';
import {
  FreeAuditFull,
  type FreeAuditSlots,
  freeAuditNext,
  freeAuditReceipt,
  useFreeAuditForm,
} from './use-free-audit-form.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const slots = await api(context).call(getAuditSlots);
  return { slots: slots.ok ? slots.value : null };
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [loaded] = await Promise.all([serverLoader(), Consultant.fetchCode()]);
  return loaded;
}

export const action = accountFormAction('free_audit');

export const clientAction = formClientAction;

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: copy.title, robots: 'noindex' });

export default function FreeAudit({ loaderData }: Route.ComponentProps) {
  return <FreeAuditPage slots={loaderData.slots} />;
}

const CONSULTANT = 'consultant';
const Consultant = lazyHydrate(
  CONSULTANT,
  () => import('#app/components/brand/consultant-line.tsx').then((code) => code.ConsultantLine),
  { isStatic: true },
);

export function FreeAuditPage({ slots }: { readonly slots: FreeAuditSlots }) {
  const [search] = useSearchParams();
  const { closed_forms } = useRootData();
  return (
    <FormPlane
      title={copy.title}
      lede={copy.lede}
      person={<Consultant id={CONSULTANT} className="mt-5" quietClassName="text-on-plane-2" />}
      aside={<NextSteps steps={copy.afterwards} />}
      places={<PlacePetals total={slots?.total} remaining={slots?.remaining} />}
    >
      {search.get('sent') === 'free_audit' ? (
        <FreeAuditThankYou facts={Object.fromEntries(search)} />
      ) : closed_forms.includes('free_audit') ? (
        <FormClosed />
      ) : (
        <FreeAuditPageForm slots={slots} />
      )}
    </FormPlane>
  );
}

function FreeAuditThankYou({ facts }: { readonly facts: FormSuccessData }) {
  const { refresh } = useViewer();
  useEffect(() => void refresh(), [refresh]);
  return (
    <ThankYou
      id="free_audit"
      title={copy.received.title}
      text={freeAuditReceipt(facts)}
      restartHref={null}
      next={freeAuditNext(facts) ?? undefined}
    />
  );
}

function FreeAuditPageForm({ slots }: { readonly slots: FreeAuditSlots }) {
  const { form, submit, fields } = useFreeAuditForm(slots);
  return (
    <ActionForm form={form} label={copy.title} className="grid content-start gap-5">
      <FreeAuditFull slots={slots} />
      {fields}
      <SubmitButton form={form} label={submit} />
      <HoneypotField />
    </ActionForm>
  );
}
