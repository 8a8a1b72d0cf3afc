import { StaffList } from '#app/components/data-table/staff-list.tsx';
import type { Table } from '#app/components/data-table/table-view.ts';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import type { ReceivedHandIn } from '#contract/courses/admin-hand-ins.ts';
import { handInDeskCopy as copy } from '#messages/courses/admin-hand-ins.ts';
import { HandInRow } from './hand-in-row.tsx';

export const HAND_INS_PATH = '/admin/products/hand-ins';

const lessonOf = ({ product_title, lesson_title }: ReceivedHandIn) => `${product_title} · ${lesson_title}`;

interface HandInsPageProps {
  readonly table: Table;
  readonly handIns: readonly ReceivedHandIn[];
  readonly total: number;
}

export function HandInsPage({ table, handIns, total }: HandInsPageProps) {
  return (
    <>
      <PageHeader title={copy.title} />
      <StaffList
        pathname={HAND_INS_PATH}
        table={table}
        rows={handIns}
        total={total}
        copy={copy}
        filters={[{ name: 'state', label: copy.state, options: copy.views }]}
      >
        {[...Map.groupBy(handIns, lessonOf)].map(([lesson, ofLesson]) => (
          <section key={lesson} aria-label={lesson}>
            <h2
              className="wrap-anywhere border-line border-b bg-sunk px-4 py-2.5 font-semibold text-small sm:px-5"
              {...ownerLanguage()}
            >
              {lesson}
            </h2>
            <ol className="border-line border-b">
              {ofLesson.map((handIn) => (
                <HandInRow key={handIn.id} handIn={handIn} action={HAND_INS_PATH} />
              ))}
            </ol>
          </section>
        ))}
      </StaffList>
    </>
  );
}
