import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useViewer } from '#app/hooks/use-viewer.ts';
import { toast } from '#app/lib/toast.ts';
import { FASTEST_PERSON_MS, type FormType } from '#shared/forms.ts';
import { formsCopy } from './forms-copy.ts';
import { answersIn, fillEmpty, focusFirstProblem, missingIn, type Problems } from './read-form.ts';
import { readKnownAnswers } from './read-known-answers.ts';
import { type Sent, sendForm } from './send-form.ts';

interface ToastWords {
  readonly title: string;
  readonly text: string;
}

interface FormOptions {
  readonly type: FormType;
  readonly incomplete?: ToastWords;
  readonly loginNeeded?: ToastWords;
  readonly onSent: (sent: Sent) => void;
}

export type FormState = ReturnType<typeof useForm>;

/**
 * One form on the screen: checks what is required, sends it once however often the button is pressed, and puts every
 * problem beside its field. What was typed stays until the server has it.
 */
export function useForm({
  type,
  incomplete = formsCopy.incomplete,
  loginNeeded = formsCopy.loginNeeded,
  onSent,
}: FormOptions) {
  const ref = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [isBusy, setIsBusy] = useState(false);
  const envelope = useEnvelope();
  useKnownAnswers(ref);

  const point = (form: HTMLFormElement, found: Problems) => {
    flushSync(() => setProblems(found));
    focusFirstProblem(form);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const missing = missingIn(form);
    point(form, missing);
    if (Object.keys(missing).length > 0) return tell(incomplete);
    if (isBusy) return;
    setIsBusy(true);
    const outcome = await sendForm(type, await envelope.seal(answersIn(form)));
    setIsBusy(false);
    if ('sent' in outcome) {
      form.reset();
      return onSent(outcome.sent);
    }
    point(form, outcome.refused.fields);
    tell(outcome.refused.isLoggedOut ? loginNeeded : outcome.refused);
  };
  /** A problem goes away with the first letter that is typed into its field. */
  const forgive = (event: FormEvent<HTMLFormElement>) => {
    const name = event.target instanceof HTMLElement ? event.target.getAttribute('name') : null;
    if (name === null || problems[name] === undefined) return;
    const { [name]: _, ...others } = problems;
    setProblems(others);
  };
  return { ref, problems, isBusy, submit, forgive };
}

function tell({ title, text }: ToastWords): void {
  toast.error(title, { description: text });
}

/** What travels with the answers: the key that makes a repeated send harmless, and how long the form was in sight. */
function useEnvelope() {
  const seenAt = useRef<number | null>(null);
  const latest = useRef({ answers: '', key: '' });
  useEffect(() => {
    seenAt.current = performance.now();
  }, []);
  const filled = () => Math.round(performance.now() - (seenAt.current ?? performance.now()));
  return {
    async seal(answers: Readonly<Record<string, unknown>>) {
      // The same answers again are a retry after a lost answer; changed answers are a new submission.
      const written = JSON.stringify(answers);
      if (written !== latest.current.answers) latest.current = { answers: written, key: crypto.randomUUID() };
      await atPaceOfPeople(filled());
      return { ...answers, submission_key: latest.current.key, filled_ms: filled() };
    },
  };
}

/** Somebody whose fields were all filled in from the profile can be quicker than the server takes a person to be. */
function atPaceOfPeople(filledMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, FASTEST_PERSON_MS - filledMs)));
}

/** Fills in what the profile of a signed-in person knows. */
function useKnownAnswers(ref: React.RefObject<HTMLFormElement | null>): void {
  const { viewer } = useViewer();
  useEffect(() => {
    if (viewer === null) return;
    let isCurrent = true;
    readKnownAnswers(viewer).then((known) => {
      if (isCurrent && ref.current !== null) fillEmpty(ref.current, known);
    });
    return () => {
      isCurrent = false;
    };
  }, [viewer, ref]);
}
