import { useState } from 'react';
import { useNavigate } from 'react-router';
import { toast } from '#app/lib/toast.ts';
import { contentCopy } from './content-copy.ts';
import type { FormState, PublishValues } from './desk-form.ts';
import type { PieceKind, SavedPiece } from './piece-kind.ts';
import { type Action, useAction } from './use-action.ts';
import { useDraft } from './use-draft.ts';

export interface PieceForm<Values> extends FormState<Values> {
  readonly isDirty: boolean;
  readonly edition: number;
  readonly action: Action;
  /** On top of what was loaded, or on top of what somebody else saved in the meantime. */
  readonly save: (over: string | null) => void;
}

/** A piece as it is typed on top of what is saved; null: a new one, which gets its address when it is saved. */
export function usePieceForm<Values extends PublishValues, Piece extends SavedPiece>(
  kind: PieceKind<Values, Piece>,
  piece: Piece | null,
): PieceForm<Values> {
  const { values, change, settle, isDirty, edition } = useDraft(kind.valuesOf(piece));
  const [base, setBase] = useState(piece?.updated_at ?? '');
  const action = useAction();
  const navigate = useNavigate();
  const send = (base_updated_at: string) =>
    piece === null ? kind.create(values) : kind.save(piece.id, { ...values, base_updated_at });
  const save = (over: string | null) =>
    void action.run(
      () => send(over ?? base),
      (saved) => {
        settle(kind.valuesOf(saved));
        setBase(saved.updated_at);
        toast.success(contentCopy.saved);
        if (piece === null) navigate(kind.formHref(saved.id), { replace: true });
      },
    );
  return { values, problems: action.problems, change, isDirty, edition, action, save };
}
