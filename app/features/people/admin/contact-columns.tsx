import { Avatar } from '#app/components/brand/avatar.tsx';
import type { Column } from '#app/components/data-table/data-table.tsx';
import { RowTitle } from '#app/components/data-table/row-title.tsx';
import { StatusDot } from '#app/components/ui/status-dot.tsx';
import type { Contact } from '#contract/people/admin-people.ts';
import { contactsCopy as copy, mailStateLabels, sourceLabel } from '#messages/people/contacts.ts';
import { formatCount, formatRupiah, rupiah } from '#shared/money/money.ts';
import { formatCardDate } from '#shared/time/dates.ts';

const tones = { subscribed: 'ok', unsubscribed: 'off', no_consent: 'draft', bounced: 'bad' } as const;

export const MailState = ({ state }: { readonly state: Contact['mail_state'] }) => (
  <StatusDot tone={tones[state]}>{mailStateLabels[state]}</StatusDot>
);

export const contactColumns = (
  detailsHref: (person: Contact) => string,
  columns = copy.columns,
): readonly Column<Contact>[] => [
  {
    header: columns.person,
    isTitle: true,
    cell: (person, folded) => (
      <RowTitle
        opens={detailsHref(person)}
        thumb={<Avatar id={person.id} src={null} className="size-full" />}
        title={person.full_name || person.email}
        hint={person.full_name === '' ? copy.noName : person.email}
      >
        {folded}
      </RowTitle>
    ),
  },
  {
    header: columns.mail,
    line: ({ mail_state }) => <MailState state={mail_state} />,
    cell: ({ mail_state }) => <MailState state={mail_state} />,
  },
  { header: columns.tags, fold: 'desk', line: 'none', cell: ({ tags }) => tags.join(', ') || '–' },
  {
    header: columns.bought,
    isNumber: true,
    fold: 'tablet',
    line: 'none',
    cell: ({ total_orders }) => formatCount(total_orders),
  },
  {
    header: columns.spent,
    isNumber: true,
    fold: 'desk',
    line: 'none',
    cell: ({ total_spent }) => <span className="whitespace-nowrap">{formatRupiah(rupiah(total_spent))}</span>,
  },
  {
    header: columns.source,
    fold: 'wide',
    line: 'none',
    cell: ({ source }) => <span className="wrap-anywhere">{sourceLabel(source)}</span>,
  },
  {
    header: columns.since,
    fold: 'desk',
    line: 'none',
    sort: 'created_at',
    cell: ({ created_at }) => (
      <span className="num whitespace-nowrap text-ink-2">{formatCardDate(created_at)}</span>
    ),
  },
];
