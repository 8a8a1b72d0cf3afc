import { caseStudyDesk } from '#contract/admin/case-studies.ts';
import {
  caseStudyKind,
  deletePiece,
  duplicatePiece,
  listPieces,
  previewCaseStudy,
  readPiece,
  rewritePiece,
  writeNewPiece,
} from '#server/modules/content/index.ts';
import { succeed } from '#shared/result.ts';
import { type Implementation, implement } from '../implement.ts';
import { type DeskServices, deskOf } from './desk.ts';

/** Case studies as those who write them see them. */
export function deskCaseStudyRoutes({ db, clock }: DeskServices): readonly Implementation[] {
  const atDesk = deskOf({ db, clock }, caseStudyKind);
  return [
    implement(caseStudyDesk.list, async ({ query }) => {
      const { rows: case_studies, total } = await listPieces(db.orm, caseStudyKind, query);
      return succeed({ case_studies, total });
    }),
    implement(caseStudyDesk.create, async (call) => {
      const written = await atDesk(call, (tx, desk) => writeNewPiece(tx, desk, call.body));
      return written.ok ? succeed({ case_study: written.value }) : written;
    }),
    implement(caseStudyDesk.save, async (call) => {
      const { base_updated_at, ...draft } = call.body;
      const edit = { ...call.params, base_updated_at, draft };
      const written = await atDesk(call, (tx, desk) => rewritePiece(tx, desk, edit));
      return written.ok ? succeed({ case_study: written.value }) : written;
    }),
    implement(caseStudyDesk.duplicate, async (call) => {
      const copied = await atDesk(call, (tx, desk) => duplicatePiece(tx, desk, call.params.id));
      return copied.ok ? succeed({ case_study: copied.value }) : copied;
    }),
    implement(caseStudyDesk.remove, async (call) => {
      const gone = await atDesk(call, (tx, desk) => deletePiece(tx, desk, call.params.id));
      return gone.ok ? succeed({ deleted: true as const }) : gone;
    }),
    implement(caseStudyDesk.read, async ({ params }) => {
      const found = await readPiece(db.orm, caseStudyKind, params.id);
      return found.ok ? succeed({ case_study: found.value }) : found;
    }),
    implement(caseStudyDesk.preview, async ({ params }) => {
      const found = await previewCaseStudy(db.orm, params.id, clock.now());
      return found.ok ? succeed({ case_study: found.value }) : found;
    }),
  ];
}
