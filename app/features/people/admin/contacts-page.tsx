import { Download, Upload } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { PEOPLE_PATH, PeopleTabs } from '#app/components/admin/people-tabs.tsx';
import { BulkBar } from '#app/components/data-table/bulk-bar.tsx';
import type { BulkTarget } from '#app/components/data-table/bulk-target.ts';
import { ListAndDetail } from '#app/components/data-table/detail-panel.tsx';
import { viewsOf } from '#app/components/data-table/list-views.tsx';
import { RowCheckbox } from '#app/components/data-table/row-checkbox.tsx';
import { StaffList } from '#app/components/data-table/staff-list.tsx';
import { filterQuery, type Table, tableHref } from '#app/components/data-table/table-view.ts';
import { type Selection, useSelection } from '#app/components/data-table/use-selection.ts';
import { lazyDialog } from '#app/components/dialogs/lazy-dialog.tsx';
import { lazyPart } from '#app/components/rendering/lazy-part.ts';
import { Button } from '#app/components/ui/button.tsx';
import { apiHref } from '#app/lib/api/api-href.ts';
import type { Contact, exportPeople } from '#contract/people/admin-people.ts';
import { contactsCopy as copy, mailStateLabels } from '#messages/people/contacts.ts';
import { contactColumns } from './contact-columns.tsx';
import type { ContactResult } from './contact-panel.tsx';

const ContactPanel = lazyPart(async () => (await import('./contact-panel.tsx')).ContactPanel);
const ImportPeopleDialog = lazyDialog(
  async () => (await import('./import-people-dialog.tsx')).ImportPeopleDialog,
);
const TagDialog = lazyDialog(async () => (await import('./tag-dialog.tsx')).TagDialog);

const mailFilter = () => ({
  name: 'mail',
  label: copy.filters.mail,
  all: copy.filters.all,
  options: mailStateLabels,
});

interface ContactsPageProps {
  readonly table: Table;
  readonly people: readonly Contact[];
  readonly total: number;
  /** All that anybody has. */
  readonly tags: readonly string[];
  readonly segments: readonly { readonly id: string; readonly name: string }[];
  readonly details: ContactResult | null;
}

interface TagChange {
  readonly change: 'add' | 'remove';
  readonly target: BulkTarget;
  readonly count: number;
}

export function ContactsPage({ table, people, total, tags, segments, details }: ContactsPageProps) {
  const { pathname } = useLocation();
  const [asked, ask] = useState<TagChange | null>(null);
  const [isImporting, setIsImporting] = useState(false);
  const filter = filterQuery(table.view);
  const selection = useSelection({ shown: people.map(({ id }) => id), total, filter });
  const here = tableHref({ pathname, ...table }, { page: table.view.page });
  const detailsHref = ({ id }: Contact) => `${here}${here.includes('?') ? '&' : '?'}person=${id}`;
  return (
    <ListAndDetail
      detail={
        details !== null && (
          <Suspense>
            <ContactPanel details={details} back={here} />
          </Suspense>
        )
      }
    >
      <PeopleTabs current={PEOPLE_PATH}>
        <Button variant="outline" size="sm" onClick={() => setIsImporting(true)}>
          <Upload aria-hidden="true" />
          {copy.import}
        </Button>
        <Button asChild variant="outline" size="sm">
          <a href={apiHref<typeof exportPeople>('/api/admin/people.csv', { query: filter })} download>
            <Download aria-hidden="true" />
            {copy.export}
          </a>
        </Button>
      </PeopleTabs>
      <StaffList
        pathname={pathname}
        table={table}
        rows={people}
        total={total}
        columns={contactColumns(detailsHref)}
        copy={copy}
        filters={filtersOf(tags, segments)}
        views={viewsOf(mailFilter())}
        bulkBar={selection.count > 0 && <TagBar selection={selection} total={total} ask={ask} />}
        isSelected={({ id }) => selection.has(id)}
        leadingCell={checkboxCells(people, selection)}
      />
      {isImporting && <ImportPeopleDialog onClose={() => setIsImporting(false)} />}
      {asked !== null && (
        <TagDialog
          {...asked}
          onClose={() => {
            ask(null);
            selection.clear();
          }}
        />
      )}
    </ListAndDetail>
  );
}

const filtersOf = (tags: ContactsPageProps['tags'], segments: ContactsPageProps['segments']) => [
  mailFilter(),
  { name: 'account', label: copy.filters.account, all: copy.filters.all, options: copy.filters.accounts },
  {
    name: 'tag',
    label: copy.filters.tag,
    all: copy.filters.all,
    options: Object.fromEntries(tags.map((tag) => [tag, tag])),
  },
  {
    name: 'segment',
    label: copy.filters.segment,
    all: copy.filters.all,
    options: Object.fromEntries(segments.map(({ id, name }) => [id, name])),
  },
];

interface TagBarProps {
  readonly selection: Selection;
  readonly total: number;
  readonly ask: (asked: TagChange) => void;
}

function TagBar({ selection, total, ask }: TagBarProps) {
  const { target, count } = selection;
  const choices = [
    { label: copy.addTag, onSelect: () => ask({ change: 'add', target, count }) },
    { label: copy.removeTag, onSelect: () => ask({ change: 'remove', target, count }) },
  ];
  return <BulkBar selection={selection} total={total} choices={choices} isBusy={false} />;
}

const checkboxCells = (people: readonly Contact[], selection: Selection) => ({
  header: (
    <RowCheckbox
      label={copy.selectAll}
      checked={people.every(({ id }) => selection.has(id))}
      onChange={selection.setAll}
    />
  ),
  cell: ({ id, email }: Contact) => (
    <RowCheckbox
      label={copy.select(email)}
      checked={selection.has(id)}
      onChange={(isOn) => selection.set(id, isOn)}
    />
  ),
});
