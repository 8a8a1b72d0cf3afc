import { Link } from 'react-router';
import { ActionForm, SubmitButton } from '#app/components/form/action-form.tsx';
import { useActionForm } from '#app/components/form/use-action-form.ts';
import { Button } from '#app/components/ui/button.tsx';
import { AuthLayout } from '#app/features/account/auth-layout.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { getMailChoices, type MailChoices } from '#contract/subscribers/subscribers.ts';
import { consentWordsOf } from '#messages/subscribers/consent-words.ts';
import { mailChoicesCopy as copy } from '#messages/subscribers/subscribe.ts';
import {
  type MessageChannel,
  type MessagePurpose,
  messageChannels,
  messagePurposes,
} from '#shared/people/consents.ts';
import { MAIL_CHOICES_PATH } from '#shared/people/subscribers.ts';
import { formatCardDate } from '#shared/time/dates.ts';
import type { Route } from './+types/mail-choices.route.ts';
import { CHOICES_FORM, DELETION_FORM, mailChoicesAction, tickOf } from './subscriber-actions.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const token = search.get('token') ?? '';
  const state = search.get('state');
  if (state === 'removed') return { token, choices: null, state };
  const found = await api(context).call(getMailChoices, { query: { token } });
  return { token, choices: found.ok ? found.value.choices : null, state };
}

export const action = mailChoicesAction;
export const clientAction = formClientAction;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: copy.pageTitle, robots: 'noindex' });

export default function MailChoicesRoute({ loaderData: { token, choices, state } }: Route.ComponentProps) {
  if (state === 'removed') return <AuthLayout title={copy.removed.title} lede={copy.removed.text} />;
  if (choices === null) return <AuthLayout title={copy.invalidTitle} lede={copy.invalid} />;
  return (
    <AuthLayout title={copy.title} lede={copy.lede(choices.email)}>
      {state === 'saved' && <Notice>{copy.saved}</Notice>}
      {choices.is_bounced && <Notice>{copy.bounced}</Notice>}
      <ChoicesForm token={token} choices={choices} />
      {choices.has_account ? <AccountNote /> : <DeletionForm token={token} />}
    </AuthLayout>
  );
}

const Notice = ({ children }: { readonly children: string }) => (
  <p role="status" className="mt-6 rounded-control bg-soft px-4 py-3 text-ui">
    {children}
  </p>
);

interface ChoicesProps {
  readonly token: string;
  readonly choices: MailChoices;
}

function ChoicesForm({ token, choices: { consents } }: ChoicesProps) {
  const form = useActionForm({ id: CHOICES_FORM, action: addressOf(token) });
  const channels = messageChannels.filter(
    (channel) => channel === 'mail' || consents.some((one) => one.channel === channel),
  );
  return (
    <ActionForm form={form} label={copy.title} className="mt-8 grid gap-6">
      <input type="hidden" name="token" value={token} />
      {channels.map((channel) => (
        <ChannelTicks key={channel} channel={channel} consents={consents} />
      ))}
      <div className="grid gap-3">
        <SubmitButton form={form} label={copy.save} busyText={copy.busy} />
        <Button type="submit" name="stop" value="1" variant="outline" block>
          {copy.stopAll}
        </Button>
      </div>
    </ActionForm>
  );
}

interface ChannelTicksProps extends Pick<MailChoices, 'consents'> {
  readonly channel: MessageChannel;
}

/** On WhatsApp somebody agrees where the number is asked; here it only ends. */
function ChannelTicks({ channel, consents }: ChannelTicksProps) {
  const isShown = (purpose: MessagePurpose) =>
    channel === 'mail' || consents.some((one) => one.channel === channel && one.purpose === purpose);
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold text-ui">{copy.channels[channel]}</legend>
      {messagePurposes.filter(isShown).map((purpose) => {
        const decided = consents.find((one) => one.purpose === purpose && one.channel === channel);
        const isGranted = decided?.is_granted === true;
        return (
          <label
            // A saved choice remounts its tick, so that it shows what is kept.
            key={`${purpose} ${isGranted}`}
            className="flex min-h-tap cursor-pointer items-start gap-3 border-line border-b py-3 text-ui"
          >
            <input
              type="checkbox"
              name="granted"
              value={tickOf(purpose, channel)}
              defaultChecked={isGranted}
              className="mt-0.5 shrink-0"
            />
            <span>
              <b className="block font-semibold">{copy.purposes[purpose]}</b>
              <span className="block text-ink-2 text-small">{consentWordsOf({ purpose, channel })}</span>
              {isGranted && (
                <span className="num block text-ink-3 text-small">
                  {copy.since(formatCardDate(decided.decided_at))}
                </span>
              )}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

function AccountNote() {
  return (
    <p className="mt-8 text-ink-2 text-small">
      {copy.account}{' '}
      <Link to="/user/settings?tab=mails" className="text-link underline underline-offset-4">
        {copy.openSettings}
      </Link>
    </p>
  );
}

function DeletionForm({ token }: Pick<ChoicesProps, 'token'>) {
  const form = useActionForm({ id: DELETION_FORM, action: addressOf(token) });
  return (
    <ActionForm form={form} label={copy.remove} className="mt-10 grid gap-2 border-line border-t pt-6">
      <input type="hidden" name="intent" value="delete" />
      <input type="hidden" name="token" value={token} />
      <p className="text-ink-2 text-small">{copy.removeHint}</p>
      <Button type="submit" variant="quiet" className="justify-self-start text-debit">
        {copy.remove}
      </Button>
    </ActionForm>
  );
}

const addressOf = (token: string) => `${MAIL_CHOICES_PATH}?${new URLSearchParams({ token })}`;
