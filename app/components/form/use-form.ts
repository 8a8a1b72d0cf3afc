import { useForm as useConform } from '@conform-to/react';
import { useEffect, useRef } from 'react';
import { useActionData, useFetcher } from 'react-router';
import type { FormProblem, FormReply, SentFacts } from '#app/lib/form-reply.ts';
import type { FormSchema } from '#app/lib/parse-form.ts';
import { toast } from '#app/lib/toast.ts';
import { formWords, type ToastWords, wordsOfInvalid, wordsOfProblem } from './form-words.ts';
import { useSchema } from './use-schema.ts';

interface FormOptions {
  /** The id of the element, and which form of the page an answer belongs to. */
  readonly id: string;
  /** Address of the route whose action takes it. */
  readonly action: string;
  /**
   * The schema of the contract that the action parses with; fetched with the first touch, so that no page carries it.
   * Without it only the server judges.
   */
  readonly loadSchema?: () => Promise<FormSchema>;
  readonly defaults?: Readonly<Record<string, string>>;
  /** Told when a required field is empty. */
  readonly incomplete?: ToastWords;
  /** The words of a refusal where the form has its own; null: nothing is told, because it is shown. */
  readonly wordsFor?: (problem: FormProblem) => ToastWords | null | undefined;
  /** With it the form stays where it is, as in a dialog; without it the answer leads on to another page. */
  readonly onSent?: (facts: SentFacts) => void;
}

export type FormState = ReturnType<typeof useForm>;

/**
 * A form that posts to the action of a route (`answerForm`): by itself before its scripts are there, and then by a
 * fetcher. One schema judges on both sides; the first problem takes the focus; what was typed stays until it was taken;
 * while it is sent a second press does nothing. Render it with `<PostForm form={form}>`, the fields inside, and
 * `<FormSubmit>`; its route needs `clientAction = keepTyped`.
 */
export function useForm({ id, action, loadSchema, defaults = {}, ...options }: FormOptions) {
  const { incomplete = formWords.incomplete, wordsFor, onSent } = options;
  const fetcher = useFetcher<FormReply>();
  const posted = useActionData<FormReply>();
  const served = posted?.form === id ? posted : undefined;
  const reply = fetcher.data ?? served;
  const { parse, fetchSchema } = useSchema(loadSchema);
  const isBusy = fetcher.state !== 'idle';
  const [meta] = useConform<Record<string, unknown>>({
    id,
    lastResult: reply?.result ?? null,
    defaultValue: defaults,
    shouldValidate: 'onSubmit',
    ...(parse !== null && {
      shouldRevalidate: 'onInput' as const,
      onValidate: ({ formData }: { readonly formData: FormData }) => {
        const submission = parse(formData);
        if (submission.status === 'error') tell(wordsOfInvalid(submission.reply(), incomplete));
        return submission;
      },
    }),
    onSubmit: (event) => {
      if (isBusy) event.preventDefault();
    },
  });
  useAnswered(fetcher.data, ({ problem, result, sent }) => {
    if (problem === null) return onSent?.(sent ?? {});
    const own = wordsFor?.(problem);
    if (own !== null) tell(own ?? wordsOfProblem({ problem, result }, incomplete));
  });
  const isAsServed = fetcher.data === undefined;
  return {
    action,
    meta,
    fetcher,
    isBusy,
    fetchSchema,
    stays: onSent !== undefined,
    /** What came of it, when the page itself shows it. */
    sent: reply?.sent ?? null,
    /** What the last answer said, for a form of more than one step. */
    code: reply?.problem?.code ?? null,
    /** Of a page that came back from the server, where there are no toasts. */
    problem: isAsServed ? servedWords(served?.problem ?? null, wordsFor) : null,
    /** The field that the page shall open at. */
    firstProblem: isAsServed
      ? Object.keys(served?.result?.error ?? {}).find((name) => name !== '')
      : undefined,
  };
}

function servedWords(problem: FormProblem | null, wordsFor: FormOptions['wordsFor']): string | null {
  if (problem === null) return null;
  const own = wordsFor?.(problem);
  return own === undefined ? problem.message : (own?.text ?? null);
}

function tell({ title, text }: ToastWords): void {
  toast.error(title, { description: text });
}

/** Hears each answer once. */
function useAnswered(reply: FormReply | undefined, hear: (reply: FormReply) => void): void {
  const latest = useRef(hear);
  useEffect(() => {
    latest.current = hear;
  });
  useEffect(() => {
    if (reply !== undefined) latest.current(reply);
  }, [reply]);
}
