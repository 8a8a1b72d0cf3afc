import { PostButton } from '#app/components/form/post-button.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { toast } from '#app/lib/toast.ts';
import type { AssistantSetup, EvaluationResult, TestQuestion } from '#contract/assistant/admin.ts';
import { assistantLabels, assistantSetupCopy as copy } from '#messages/assistant/admin.ts';
import { figuresOf } from '#shared/assistant/figures.ts';
import { formatRupiah, toRupiah } from '#shared/money/money.ts';
import { formatDayTime } from '#shared/time/dates.ts';
import { SETUP_PATH, Section } from './assistant-frame.tsx';

interface TestSectionProps {
  readonly setup: AssistantSetup;
  onAdd(): void;
}

const say = ({ message }: { readonly message?: string }) => message !== undefined && toast.success(message);

/** The owner's own questions with the figures of the newest run. */
export function TestSection({ setup, onAdd }: TestSectionProps) {
  const { questions, evaluation } = setup;
  const results = new Map((evaluation?.results ?? []).map((result) => [result.question_id, result]));
  return (
    <Section title={copy.test} hint={copy.testHint} action={<RunButton setup={setup} />}>
      <Figures evaluation={evaluation} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-semibold">{copy.questions}</h3>
        <Button variant="outline" size="sm" onClick={onAdd}>
          {copy.add}
        </Button>
      </div>
      {questions.length === 0 ? (
        <p className="text-ink-2 text-ui">{copy.noQuestions}</p>
      ) : (
        <ul aria-label={copy.questions}>
          {questions.map((question) => (
            <QuestionRow key={question.id} question={question} result={results.get(question.id) ?? null} />
          ))}
        </ul>
      )}
    </Section>
  );
}

const RunButton = ({ setup: { model, questions } }: Pick<TestSectionProps, 'setup'>) => (
  <PostButton
    id="assistant-run"
    action={SETUP_PATH}
    fields={{ intent: 'run' }}
    variant="outline"
    size="sm"
    isRepeatable
    disabled={model === null || questions.length === 0}
    onSuccess={say}
  >
    {copy.run}
  </PostButton>
);

const figureNames = ['recalled', 'cited', 'refused', 'leaked'] as const;

function Figures({ evaluation }: Pick<AssistantSetup, 'evaluation'>) {
  if (evaluation === null) return <p className="text-ink-2 text-ui">{copy.never}</p>;
  if (evaluation.finished_at === null) return <p className="text-ink-2 text-ui">{copy.running}</p>;
  const figures = figuresOf(evaluation.results);
  return (
    <>
      <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        {figureNames.map((name) => (
          <div key={name}>
            <dt className="text-ink-3 text-small">{copy.figures[name]}</dt>
            <dd
              className={`num font-semibold text-amount ${name === 'leaked' && figures.leaked.part > 0 ? 'text-debit' : ''}`}
            >
              {copy.share(figures[name].part, figures[name].of)}
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-ink-3 text-small">
        {copy.tested(formatDayTime(evaluation.finished_at), formatRupiah(toRupiah(evaluation.cost_bigint)))}
      </p>
    </>
  );
}

interface QuestionRowProps {
  readonly question: TestQuestion;
  /** Null: not asked yet. */
  readonly result: EvaluationResult | null;
}

function QuestionRow({ question: { id, kind, question, expected_path }, result }: QuestionRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-t py-2 last:border-b">
      <div className="min-w-0 flex-[1_1_16rem]">
        <p className="wrap-anywhere font-medium text-ui">{question}</p>
        <p className="wrap-anywhere text-ink-3 text-small">
          {[assistantLabels.kinds[kind], expected_path].filter((part) => part !== '').join(', ')}
        </p>
      </div>
      {result !== null && <ResultBadge result={result} />}
      <PostButton
        id={`assistant-remove-${id}`}
        action={SETUP_PATH}
        fields={{ intent: 'remove', id }}
        variant="quiet"
        size="sm"
        aria-label={copy.remove(question)}
        onSuccess={say}
      >
        {copy.removeShort}
      </PostButton>
    </li>
  );
}

function ResultBadge({ result }: { readonly result: EvaluationResult }) {
  const { results } = copy;
  if (result.is_leaked) return <Badge variant="bad">{results.leaked}</Badge>;
  if (result.kind === 'answerable') {
    if (result.is_cited) return <Badge variant="ok">{results.cited}</Badge>;
    return (
      <Badge variant={result.is_found ? 'plain' : 'bad'}>
        {result.is_found ? results.found : results.missed}
      </Badge>
    );
  }
  return result.is_refused ? (
    <Badge variant="ok">{results.refused}</Badge>
  ) : (
    <Badge variant="plain">{assistantLabels.statuses[result.status]}</Badge>
  );
}
