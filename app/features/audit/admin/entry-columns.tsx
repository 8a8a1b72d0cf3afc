import {
  CalendarCheck,
  CalendarClock,
  CalendarDays,
  CalendarSync,
  ClipboardList,
  CreditCard,
  FileText,
  Filter,
  FlaskConical,
  History,
  Inbox,
  KeyRound,
  Languages,
  Link2,
  ListPlus,
  type LucideIcon,
  MessageCircle,
  Package,
  Repeat,
  Send,
  Settings,
  ShoppingBag,
  TicketPercent,
  Undo2,
  UserRound,
  Users,
  Wallet,
  Waypoints,
  Webhook,
} from 'lucide-react';
import type { Column } from '#app/components/data-table/data-table.tsx';
import { RowTitle } from '#app/components/data-table/row-title.tsx';
import type { AuditEntry } from '#contract/audit/admin.ts';
import { auditCopy as copy } from '#messages/audit/admin.ts';
import type { AuditSubject } from '#shared/people/audit.ts';
import { formatCardDate, formatTime } from '#shared/time/dates.ts';
import { actionLabel, actorName, fieldLabel, originLabel, subjectLabel } from './audit-labels.ts';
import { diffFields, formatFieldValue } from './diff-fields.ts';

export const entryColumns = (onOpen: (group: EntryGroup) => void): readonly Column<EntryGroup>[] => [
  {
    header: copy.action,
    isTitle: true,
    cell: (group, folded) => (
      <RowTitle
        opens={() => onOpen(group)}
        thumb={<SubjectIcon entry={group.entry} />}
        title={<GroupTitle group={group} />}
        hint={group.entries.length === 1 && firstChange(group.entry)}
      >
        {folded}
      </RowTitle>
    ),
  },
  {
    header: copy.who,
    fold: 'tablet',
    cell: ({ entry }) => actorName(entry),
  },
  {
    header: copy.origin,
    fold: 'desk',
    line: 'wide',
    cell: ({ entry }) => <span className="block max-w-60 truncate text-ink-2">{originLabel(entry)}</span>,
  },
  {
    header: copy.when,
    cell: ({ entry: { created_at } }) => (
      <span className="num text-ink-2">
        {formatCardDate(created_at)}, {formatTime(created_at)}
      </span>
    ),
    line: ({ entry: { created_at } }) => <span className="num">{formatTime(created_at)}</span>,
  },
];

function GroupTitle({ group: { entry, entries } }: { readonly group: EntryGroup }) {
  return (
    <>
      {actionLabel(entry.action)} {entries.length > 1 && <>{copy.times(entries.length)} </>}
      <span className="font-normal text-ink-2">{subjectLabel(entry)}</span>
    </>
  );
}

function SubjectIcon({ entry }: { readonly entry: AuditEntry }) {
  const Icon = subjectIcon(entry.subject_type);
  return (
    <span className="grid place-items-center bg-sunk text-ink-2">
      <Icon aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
    </span>
  );
}

const isId = (name: string): boolean => /(^|_)ids?$/.test(name);

/** `Balance Rp 0 → Rp 75.000 +1`; null where an action changed no other data. */
export function firstChange({ before, after }: AuditEntry): string | null {
  const changes = diffFields(before, after);
  const first = changes.find(({ name }) => !isId(name));
  if (first === undefined) return null;
  const from = first.before === undefined ? '' : `${formatFieldValue(first.name, first.before)} → `;
  const more = changes.length > 1 ? ` +${changes.length - 1}` : '';
  return `${fieldLabel(first.name)} ${from}${formatFieldValue(first.name, first.after)}${more}`;
}

const icons: Readonly<Record<AuditSubject, LucideIcon>> = {
  user: UserRound,
  wallet: Wallet,
  discount: TicketPercent,
  voucher: TicketPercent,
  referral: TicketPercent,
  affiliate: TicketPercent,
  checkout_link: Link2,
  session_type: CalendarClock,
  day_off: CalendarClock,
  blocked_time: CalendarClock,
  order_bump: ListPlus,
  booking: CalendarDays,
  calendar: CalendarSync,
  order: ShoppingBag,
  subscription: Repeat,
  refund_request: Undo2,
  payment: CreditCard,
  webhook: CreditCard,
  product: Package,
  products: Package,
  post: FileText,
  case_study: FileText,
  site_page: FileText,
  site: FileText,
  translation: Languages,
  api_key: KeyRound,
  webhook_endpoint: Webhook,
  month: CalendarCheck,
  setting: Settings,
  form: ClipboardList,
  lead: Inbox,
  people: Users,
  segment: Filter,
  broadcast: Send,
  sequence: Waypoints,
  test_data: FlaskConical,
  whatsapp: MessageCircle,
  assistant: MessageCircle,
};
const known: Readonly<Record<string, LucideIcon>> = icons;

const subjectIcon = (type: string): LucideIcon => known[type] ?? History;

export interface EntryGroup {
  readonly entry: AuditEntry;
  readonly entries: readonly AuditEntry[];
}

export function groupEntries(entries: readonly AuditEntry[]): readonly EntryGroup[] {
  const groups: { entry: AuditEntry; entries: AuditEntry[] }[] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last !== undefined && keyOf(last.entry) === keyOf(entry)) last.entries.push(entry);
    else groups.push({ entry, entries: [entry] });
  }
  return groups;
}

const keyOf = (entry: AuditEntry): string =>
  [entry.action, entry.actor_id, subjectLabel(entry), entry.address, entry.created_at.slice(0, 16)].join('|');
