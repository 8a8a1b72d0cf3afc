import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import { Textarea } from '#app/components/ui/input.tsx';
import { Sheet, SheetContent, SheetTitle } from '#app/components/ui/sheet.tsx';
import { useViewer } from '#app/hooks/session/use-viewer.ts';
import { assistantCopy as copy } from '#messages/assistant/assistant.ts';
import { MAX_QUESTION_LENGTH } from '#shared/assistant/assistant.ts';
import { ask, keepConversationOf, stopAnswer, useConversation } from './conversation.ts';
import { SendConversation } from './send-conversation.tsx';
import { TurnItem } from './turn-item.tsx';

export function AssistantSheet({ onClose }: { readonly onClose: () => void }) {
  const { viewer } = useViewer();
  const viewerId = viewer?.id ?? null;
  useEffect(() => keepConversationOf(viewerId), [viewerId]);
  const { turns, conversation_id } = useConversation();
  const isAsking = turns.some(({ state }) => state === 'asking');
  const field = useRef<HTMLTextAreaElement>(null);
  const beginInField = (event: Event) => {
    event.preventDefault();
    field.current?.focus();
  };
  return (
    <Sheet open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <SheetContent className="overflow-hidden" onOpenAutoFocus={beginInField}>
        <div className="shrink-0 border-line border-b px-5 pt-4 pr-14 pb-3">
          <SheetTitle className="text-t3">{copy.title}</SheetTitle>
          <p className="mt-1 text-ink-2 text-small">
            {copy.lede}{' '}
            <Link to="/privacy" target="_blank" className="text-link underline underline-offset-4">
              {copy.privacy}
            </Link>
          </p>
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5">
          {turns.length === 0 && <Starters />}
          <ol aria-label={copy.talk}>
            {turns.map((turn) => (
              <TurnItem key={turn.id} turn={turn} onAgain={() => void ask(turn.question)} onLeave={onClose} />
            ))}
          </ol>
          {conversation_id !== null && !isAsking && (
            <SendConversation key={conversation_id} conversationId={conversation_id} viewer={viewer} />
          )}
        </div>
        <QuestionForm field={field} isAsking={isAsking} />
      </SheetContent>
    </Sheet>
  );
}

const Starters = () => (
  <ul aria-label={copy.examples} className="grid justify-items-start gap-2 py-5">
    {copy.starters.map((question) => (
      <li key={question}>
        <Button variant="outline" size="sm" onClick={() => void ask(question)}>
          {question}
        </Button>
      </li>
    ))}
  </ul>
);

interface QuestionFormProps {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly isAsking: boolean;
}

function QuestionForm({ field, isAsking }: QuestionFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const question = field.current?.value.trim() ?? '';
    if (question === '' || isAsking) return;
    event.currentTarget.reset();
    void ask(question);
  };
  return (
    <form method="post" onSubmit={submit} className="grid shrink-0 gap-2.5 border-line border-t px-5 py-4">
      <Textarea
        ref={field}
        rows={2}
        required
        maxLength={MAX_QUESTION_LENGTH}
        aria-label={copy.question}
        placeholder={copy.placeholder}
        onKeyDown={sendByEnter}
      />
      {isAsking ? (
        <Button variant="outline" onClick={stopAnswer}>
          {copy.stop}
        </Button>
      ) : (
        <Button type="submit">{copy.ask}</Button>
      )}
    </form>
  );
}

/** Shift and Enter begin a line; Enter while a word is composed ends the word. */
function sendByEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
