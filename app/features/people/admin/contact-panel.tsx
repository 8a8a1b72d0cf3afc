import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { PEOPLE_PATH } from '#app/components/admin/people-tabs.tsx';
import { DetailFacts, DetailPanel, DetailSection } from '#app/components/data-table/detail-panel.tsx';
import { FormDialog } from '#app/components/dialogs/form-dialog.tsx';
import { useAdminForm } from '#app/components/form/use-admin-form.ts';
import { ErrorState } from '#app/components/page/error-state.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import { Button } from '#app/components/ui/button.tsx';
import type { ContactDetails } from '#contract/people/admin-people.ts';
import { purposeLabel } from '#messages/leads/form-labels.ts';
import { contactsCopy, sourceLabel } from '#messages/people/contacts.ts';
import { formatRupiah } from '#shared/money/money.ts';
import { formatCardDate } from '#shared/time/dates.ts';
import { MailState } from './contact-columns.tsx';

const copy = contactsCopy.panel;

export type ContactResult = ContactDetails | 'failed';

interface Props {
  readonly details: ContactResult;
  readonly back: string;
}

export function ContactPanel({ details, back }: Props) {
  if (details === 'failed') {
    return (
      <DetailPanel title={copy.title} back={back}>
        <ErrorState title={copy.failed} />
      </DetailPanel>
    );
  }
  const { person, consents, purchases } = details;
  const { email, full_name, user_id, language, source, tags, created_at } = person;
  return (
    <DetailPanel
      title={full_name || email}
      text={email}
      state={<MailState state={person.mail_state} />}
      actions={
        user_id === null ? (
          <DeletePerson id={person.id} email={email} back={back} />
        ) : (
          <Button asChild size="sm">
            <Link to={`/admin/users?user=${user_id}`}>{copy.account}</Link>
          </Button>
        )
      }
      back={back}
    >
      <DetailFacts
        facts={[
          [copy.source, sourceLabel(source)],
          [copy.language, language === null ? copy.unknown : copy.languages[language]],
          [copy.since, formatCardDate(created_at)],
          [copy.tags, tags.length === 0 ? copy.noTags : tags.join(', ')],
        ]}
      />
      <Consents consents={consents} />
      <Purchases purchases={purchases} />
    </DetailPanel>
  );
}

function Consents({ consents }: Pick<ContactDetails, 'consents'>) {
  return (
    <DetailSection title={copy.consents}>
      {consents.length === 0 && <p className="py-3 text-ink-2 text-ui">{copy.noConsents}</p>}
      <ul>
        {consents.map(({ purpose, channel, is_granted, source, decided_at }) => (
          <li
            key={`${purpose}/${channel}`}
            className="flex items-baseline justify-between gap-4 border-line border-b border-dashed py-2 text-ui last:border-b-0"
          >
            <span className="min-w-0">
              {purposeLabel(purpose, channel)}
              <span className="num wrap-anywhere block text-ink-3 text-small">
                {formatCardDate(decided_at)}, {sourceLabel(source)}
              </span>
            </span>
            <Badge variant={is_granted ? 'ok' : 'off'}>{is_granted ? copy.granted : copy.withdrawn}</Badge>
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}

function Purchases({ purchases }: Pick<ContactDetails, 'purchases'>) {
  return (
    <DetailSection title={copy.purchases}>
      {purchases.length === 0 && <p className="py-3 text-ink-2 text-ui">{copy.noPurchases}</p>}
      <ul>
        {purchases.map(({ title, amount, ordered_at }) => (
          <li
            key={`${title} ${ordered_at}`}
            className="flex items-baseline justify-between gap-4 border-line border-b border-dashed py-2 text-ui last:border-b-0"
          >
            <span className="min-w-0">
              {title}
              <span className="num block text-ink-3 text-small">{formatCardDate(ordered_at)}</span>
            </span>
            <span className="num shrink-0">{formatRupiah(amount)}</span>
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}

interface DeletePersonProps {
  readonly id: string;
  readonly email: string;
  readonly back: string;
}

function DeletePerson({ id, email, back }: DeletePersonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const navigate = useNavigate();
  const form = useAdminForm({
    id: 'delete-person',
    action: PEOPLE_PATH,
    failed: copy.removeFailed,
    onDone: () => void navigate(back, { preventScrollReset: true }),
  });
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setIsOpen(true)}>
        {copy.remove}
      </Button>
      {isOpen && (
        <FormDialog
          role="alertdialog"
          title={copy.removeTitle(email)}
          text={copy.removeText}
          form={form}
          hiddenFields={{ id }}
          submitLabel={copy.removeAction}
          busyText={contactsCopy.busy}
          isDanger
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
