import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useKeptDraft } from '#app/hooks/use-kept-draft.ts';
import { toast } from '#app/lib/toast.ts';
import { isRecord } from '#shared/is-record.ts';
import { contentCopy } from './content-copy.ts';
import type { PublishValues } from './desk-form.ts';
import type { PieceKind, SavedPiece } from './piece-kind.ts';
import { useAction } from './use-action.ts';
import { useDraft } from './use-draft.ts';

/** A piece as it is typed on top of what is saved; null: a new one, which gets its address when it is saved. */
export function usePieceForm<Values extends PublishValues, Piece extends SavedPiece>(
  kind: PieceKind<Values, Piece>,
  piece: Piece | null,
  writerId: string,
) {
  const draft = useDraft(kind.valuesOf(piece));
  const { values, change, isDirty, edition } = draft;
  const [base, setBase] = useState(piece?.updated_at ?? '');
  const action = useAction();
  const navigate = useNavigate();
  const kept = useKeptDraft(
    `piece-draft:${writerId}:${kind.type}:${piece?.id ?? 'new'}`,
    (found) => draftIn(found, values),
    { draft: { base, values }, isDirty },
  );
  const settle = (saved: Piece) => {
    draft.settle(kind.valuesOf(saved));
    setBase(saved.updated_at);
    kept.drop();
  };
  const send = (base_updated_at: string) =>
    piece === null ? kind.create(values) : kind.save(piece.id, { ...values, base_updated_at });
  return {
    ...{ values, problems: action.problems, change, isDirty, edition, action, kept },
    /** On top of what was loaded, or on top of what somebody else saved in the meantime. */
    save: (over: string | null) =>
      void action.run(
        () => send(over ?? base),
        (saved) => {
          settle(saved);
          toast.success(contentCopy.saved);
          if (piece === null) navigate(kind.formHref(saved.id), { replace: true });
        },
      ),
    takeTheirs: () => {
      if (piece !== null) void action.run(() => kind.read(piece.id), settle);
    },
    /** A draft goes on from what it was begun on, so that what others saved since is not overwritten unseen. */
    restore: () =>
      kept.settle((found) => {
        draft.restore(found.values);
        setBase(found.base);
      }),
  };
}

export type PieceForm = Omit<ReturnType<typeof usePieceForm<PublishValues, SavedPiece>>, 'change'> & {
  change(part: Partial<PublishValues>): void;
};

/** What was kept, as far as it fits the form of today; null when it is no draft. */
function draftIn<Values extends object>(found: unknown, base: Values) {
  if (!isRecord(found) || !isRecord(found.values) || typeof found.base !== 'string') return null;
  const known = new Map<string, unknown>(Object.entries(base));
  const sound = Object.entries(found.values).filter(
    ([name, value]) => known.has(name) && Array.isArray(value) === Array.isArray(known.get(name)),
  );
  return { base: found.base, values: { ...base, ...Object.fromEntries(sound) } };
}
