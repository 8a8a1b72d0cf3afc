import { ListFrame } from '#app/components/data-table/list-frame.tsx';
import { viewsOf } from '#app/components/data-table/list-views.tsx';
import { countOf, type TableOptions, type TableView } from '#app/components/data-table/table-view.ts';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import type { ReceivedHandIn } from '#contract/admin/catalog/hand-ins.ts';
import { handInDeskCopy as copy } from '#messages/admin-hand-ins.ts';
import { reviewStates } from '#shared/courses/hand-ins.ts';
import { HandInRow } from './hand-in-row.tsx';

export const handInTableOptions: TableOptions = {
  sorts: ['handed_in_at'],
  defaultSort: 'handed_in_at',
  filters: { state: reviewStates },
};

export const HAND_INS_PATH = '/admin/products/hand-ins';
const stateFilter = () => ({ name: 'state', label: copy.state, options: copy.views });

/** Its course and its name. */
const lessonOf = ({ product_title, lesson_title }: ReceivedHandIn) => `${product_title} · ${lesson_title}`;

interface HandInsPageProps {
  readonly view: TableView;
  readonly handIns: readonly ReceivedHandIn[];
  readonly total: number;
}

/** What learners hand in for each lesson, the longest wait first, reviewed in place. */
export function HandInsPage({ view, handIns, total }: HandInsPageProps) {
  return (
    <>
      <PageHeader title={copy.title} />
      <ListFrame
        label={copy.list}
        location={{ pathname: HAND_INS_PATH, shape: handInTableOptions, view }}
        views={viewsOf(stateFilter())}
        filters={[stateFilter()]}
        count={copy.count(countOf(total))}
        total={total}
        none={copy.none}
        noMatch={copy.noMatch}
      >
        {handIns.length === 0
          ? null
          : [...Map.groupBy(handIns, lessonOf)].map(([lesson, ofLesson]) => (
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
      </ListFrame>
    </>
  );
}
