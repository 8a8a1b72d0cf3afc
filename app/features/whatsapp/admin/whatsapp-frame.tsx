import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { BackLink } from '#app/components/page/back-link.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { PageTabs } from '#app/components/page/page-tabs.tsx';
import type { WhatsappSetup } from '#contract/whatsapp/admin.ts';
import { contactsCopy } from '#messages/people/contacts.ts';
import { whatsappCopy as copy, whatsappLabels, whatsappSetupCopy } from '#messages/whatsapp/admin.ts';
import { formatRupiah, toRupiah } from '#shared/money/money.ts';

export const MESSAGES_PATH = '/admin/whatsapp';
export const INCOMING_PATH = '/admin/whatsapp/incoming';
export const SETUP_PATH = '/admin/whatsapp/setup';

interface FrameProps {
  readonly current: typeof MESSAGES_PATH | typeof INCOMING_PATH | typeof SETUP_PATH;
  readonly setup: WhatsappSetup;
  readonly children: ReactNode;
}

export function WhatsappFrame({ current, setup, children }: FrameProps) {
  const tabs = [
    { label: copy.messages, to: MESSAGES_PATH },
    { label: copy.incoming, to: INCOMING_PATH },
    { label: copy.setup, to: SETUP_PATH },
  ];
  return (
    <>
      <BackLink to="/admin/people">{contactsCopy.title}</BackLink>
      <PageHeader title={copy.title} subtitle={<SpentLine setup={setup} />} />
      <PageTabs label={copy.tabs} tabs={tabs} current={current} />
      <Warnings setup={setup} hasLink={current !== SETUP_PATH} />
      {children}
    </>
  );
}

const SpentLine = ({
  setup: { spent_bigint, monthly_ceiling_bigint },
}: {
  readonly setup: WhatsappSetup;
}) => (
  <span className="num">
    {copy.spent(formatRupiah(toRupiah(spent_bigint)), formatRupiah(toRupiah(monthly_ceiling_bigint)))}
  </span>
);

function Warnings({ setup, hasLink }: { readonly setup: WhatsappSetup; readonly hasLink: boolean }) {
  const lines = warningsOf(setup);
  if (lines.length === 0) return null;
  return (
    <div role="status" className="mb-5 flex gap-3 rounded-card bg-soft px-4 py-3 text-ui">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-2" />
      <div className="min-w-0">
        {lines.map((line) => (
          <p key={line} className="wrap-anywhere">
            {line}
          </p>
        ))}
        {hasLink && (
          <Link
            to={SETUP_PATH}
            className="inline-flex min-h-tap items-center text-link underline underline-offset-4"
          >
            {copy.open}
          </Link>
        )}
      </div>
    </div>
  );
}

/** Why messages go by mail, in the order in which an owner mends it. */
function warningsOf(setup: WhatsappSetup): readonly string[] {
  if (!setup.is_on) return [whatsappSetupCopy.off.hint];
  const { problem, templates, unpriced, monthly_ceiling_bigint, is_ceiling_reached } = setup;
  const names = unpriced.map((category) => whatsappLabels.categories[category]).join(', ');
  return [
    ...(problem === null ? [] : [copy.unreachable(problem)]),
    ...(templates.some(({ is_usable }) => is_usable) ? [] : [copy.noTemplates]),
    ...(unpriced.length === 0 ? [] : [copy.unpriced(names)]),
    ...(monthly_ceiling_bigint === 0 ? [copy.noCeiling] : []),
    ...(is_ceiling_reached && monthly_ceiling_bigint > 0 ? [copy.ceilingReached] : []),
  ];
}
