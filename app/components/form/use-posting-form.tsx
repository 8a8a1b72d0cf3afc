import { type ComponentProps, useState } from 'react';
import { PostingConfirmDialog } from '../dialogs/posting-confirm-dialog.tsx';
import { useAdminForm } from './use-admin-form.ts';

type PostingQuestion = Omit<ComponentProps<typeof PostingConfirmDialog>, 'onConfirm' | 'onClose'>;

interface PostingFormOptions extends Omit<Parameters<typeof useAdminForm>[0], 'onSubmit'> {
  /** `send` skips the question when fields are invalid, as the server refuses them; null: balances are unavailable. */
  readonly questionFor: (posted: FormData) => Promise<PostingQuestion | 'send' | null>;
}

export function usePostingForm({ questionFor, ...options }: PostingFormOptions) {
  const [asked, setAsked] = useState<{ posted: FormData; question: PostingQuestion } | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const form = useAdminForm({
    ...options,
    onSubmit: async (event, posted) => {
      event.preventDefault();
      setIsAsking(true);
      const question = await questionFor(posted);
      setIsAsking(false);
      if (question === 'send') send(posted);
      else if (question !== null) setAsked({ posted, question });
    },
  });
  const send = (posted: FormData) => {
    setAsked(null);
    void form.fetcher.submit(posted, { method: 'post', action: options.action });
  };
  const question = asked !== null && (
    <PostingConfirmDialog
      {...asked.question}
      onConfirm={() => send(asked.posted)}
      onClose={() => setAsked(null)}
    />
  );
  return { ...form, isBusy: form.isBusy || isAsking, question };
}
