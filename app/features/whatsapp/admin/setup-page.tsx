import { type ReactNode, useState } from 'react';
import { Money } from '#app/components/commerce/money.tsx';
import { lazyDialog } from '#app/components/dialogs/lazy-dialog.tsx';
import { PostButton } from '#app/components/form/post-button.tsx';
import { CopyButton } from '#app/components/page/copy-button.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { toast } from '#app/lib/toast.ts';
import type { WhatsappPrice, WhatsappSetup } from '#contract/whatsapp/admin.ts';
import { whatsappSetupCopy as copy, whatsappLabels } from '#messages/whatsapp/admin.ts';
import { toRupiah } from '#shared/money/money.ts';
import { formatCardDate, formatDayTime } from '#shared/time/dates.ts';
import { SETUP_PATH, WhatsappFrame } from './whatsapp-frame.tsx';

const CeilingDialog = lazyDialog(async () => (await import('./setup-dialogs.tsx')).CeilingDialog);
const PriceDialog = lazyDialog(async () => (await import('./setup-dialogs.tsx')).PriceDialog);

interface Props {
  readonly setup: WhatsappSetup;
  readonly webhook_url: string;
}

export function SetupPage({ setup, webhook_url }: Props) {
  const [open, setOpen] = useState<'ceiling' | 'price' | null>(null);
  const ceiling = toRupiah(setup.monthly_ceiling_bigint);
  const close = () => setOpen(null);
  return (
    <WhatsappFrame current={SETUP_PATH} setup={setup}>
      <div className="grid max-w-[880px] gap-10">
        <NumberSection setup={setup} webhookUrl={webhook_url} />
        <Section
          title={copy.costs}
          hint={copy.ceilingHint}
          action={
            <Button variant="outline" size="sm" onClick={() => setOpen('ceiling')}>
              {copy.changeCeiling}
            </Button>
          }
        >
          <p className="font-semibold text-amount">
            {ceiling === 0 ? copy.noCeiling : <Money amount={ceiling} />}
          </p>
        </Section>
        <Section
          title={copy.prices}
          hint={copy.pricesHint}
          action={
            <Button variant="outline" size="sm" onClick={() => setOpen('price')}>
              {copy.addPrice}
            </Button>
          }
        >
          <PriceList prices={setup.prices} />
        </Section>
        <TemplateSection setup={setup} />
      </div>
      {open === 'ceiling' && <CeilingDialog ceiling={ceiling} onClose={close} />}
      {open === 'price' && <PriceDialog onClose={close} />}
    </WhatsappFrame>
  );
}

interface SectionProps {
  readonly title: string;
  readonly hint: string;
  readonly action: ReactNode;
  readonly children: ReactNode;
}

const Section = ({ title, hint, action, children }: SectionProps) => (
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

const say = ({ message }: { readonly message?: string }) => message !== undefined && toast.success(message);

function NumberSection({
  setup,
  webhookUrl,
}: {
  readonly setup: WhatsappSetup;
  readonly webhookUrl: string;
}) {
  const { display_number, verified_name, quality, checked_at, last_notice_at } = setup;
  const qualities: Readonly<Record<string, string>> = copy.qualities;
  const facts = [verified_name, qualities[quality] ?? quality].filter((fact) => fact !== '');
  return (
    <Section
      title={copy.number}
      hint={checked_at === null ? copy.never : copy.checked(formatDayTime(checked_at))}
      action={
        <PostButton
          id="whatsapp-sync"
          action={SETUP_PATH}
          fields={{ intent: 'sync' }}
          variant="outline"
          size="sm"
          isRepeatable
          disabled={!setup.is_on}
          onSuccess={say}
        >
          {copy.sync}
        </PostButton>
      }
    >
      {display_number !== '' && (
        <p>
          <b className="num block font-semibold text-amount">{display_number}</b>
          <span className="text-ink-2 text-small">{facts.join(', ')}</span>
        </p>
      )}
      <p className="text-ink-2 text-ui">
        {last_notice_at === null ? copy.noNotice : copy.lastNotice(formatDayTime(last_notice_at))}
      </p>
      <p className="flex flex-wrap items-center justify-between gap-x-4 rounded-control bg-soft px-4 py-1.5">
        <span className="wrap-anywhere min-w-0 text-small">{webhookUrl}</span>
        <CopyButton text={webhookUrl} name={copy.address} />
      </p>
    </Section>
  );
}

function PriceList({ prices }: { readonly prices: readonly WhatsappPrice[] }) {
  if (prices.length === 0) return <p className="text-ink-2 text-ui">{copy.noPrices}</p>;
  return (
    <ul aria-label={copy.prices}>
      {prices.map(({ category, valid_from, price_bigint }) => (
        <li
          key={`${category} ${valid_from}`}
          className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-t py-2.5 text-ui last:border-b"
        >
          <span>
            <b className="font-semibold">{whatsappLabels.categories[category]}</b>{' '}
            <span className="num text-ink-2 text-small">{copy.since(formatCardDate(valid_from))}</span>
          </span>
          <Money amount={toRupiah(price_bigint)} />
        </li>
      ))}
    </ul>
  );
}

function TemplateSection({ setup: { templates, is_on } }: Pick<Props, 'setup'>) {
  return (
    <Section
      title={copy.templates}
      hint={copy.templatesHint}
      action={
        <PostButton
          id="whatsapp-submit"
          action={SETUP_PATH}
          fields={{ intent: 'submit' }}
          variant="outline"
          size="sm"
          isRepeatable
          disabled={!is_on || templates.every(({ status }) => status !== null)}
          onSuccess={say}
        >
          {copy.submit}
        </PostButton>
      }
    >
      <ul aria-label={copy.templates}>
        {templates.map((template) => (
          <li
            key={`${template.event} ${template.language}`}
            className="grid gap-1 border-line border-t py-3 last:border-b"
          >
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ui">
              <b className="font-semibold">{whatsappLabels.events[template.event]}</b>
              <span className="text-ink-2 text-small">{copy.languages[template.language]}</span>
              <TemplateState template={template} />
            </span>
            <span lang={template.language} className="wrap-anywhere text-ink-2 text-small">
              {template.body}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

type Template = WhatsappSetup['templates'][number];

function TemplateState({ template: { status, is_usable } }: { readonly template: Template }) {
  if (status === null) return <Badge variant="off">{copy.notThere}</Badge>;
  if (status === 'approved' && !is_usable) return <Badge variant="bad">{copy.unfit}</Badge>;
  const variant = is_usable ? 'ok' : status === 'pending' ? 'plain' : 'bad';
  return <Badge variant={variant}>{whatsappLabels.templateStates[status] ?? status}</Badge>;
}
