import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { DialogFrame } from '#app/components/dialogs/dialog-frame.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Segmented } from '#app/components/ui/segmented.tsx';
import { browserClient } from '#app/lib/api/browser-client.ts';
import { toast } from '#app/lib/toast.ts';
import { previewMessage, testMessage } from '#contract/mailings/admin.ts';
import { messageCopy as copy } from '#messages/mailings/admin.ts';
import { type Language, languageNames, languages } from '#shared/language/language.ts';
import type { messageForm } from './message-input.ts';

export type MessageValues = z.output<typeof messageForm>;

const widths = ['phone', 'desk'] as const;
/** In pixels; the layout of mails is at most 600 wide. */
const WIDTH = { phone: 'max-w-90', desk: 'max-w-[720px]' } as const;

interface PreviewDialogProps {
  readonly message: MessageValues;
  readonly onClose: () => void;
}

export function PreviewDialog({ message, onClose }: PreviewDialogProps) {
  const [language, setLanguage] = useState<Language>('id');
  const [width, setWidth] = useState<(typeof widths)[number]>('phone');
  const [isTesting, setIsTesting] = useState(false);
  const shown = usePreview(message, language);
  const test = async () => {
    setIsTesting(true);
    const answer = await browserClient.call(testMessage, { body: { ...message, language } });
    setIsTesting(false);
    if (answer.ok) toast.success(copy.tested(answer.value.to));
    else toast.error(answer.refusal.message);
  };
  return (
    <DialogFrame
      title={copy.lookTitle}
      text={copy.lookText}
      size="wide"
      onClose={onClose}
      actions={
        <Button variant="outline" onClick={test} busyText={isTesting ? copy.testing : undefined}>
          {copy.test}
        </Button>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <div className="flex flex-wrap gap-3">
          <Segmented
            label={copy.language}
            choices={languages.map((value) => ({ value, label: languageNames[value] }))}
            value={language}
            onChange={setLanguage}
          />
          <Segmented
            label={copy.width}
            choices={widths.map((value) => ({ value, label: copy.widths[value] }))}
            value={width}
            onChange={setWidth}
            className="max-sm:hidden"
          />
        </div>
        {shown === null ? (
          <p role="status" className="py-10 text-center text-ink-2">
            {copy.loading}
          </p>
        ) : (
          <>
            <p className="wrap-anywhere font-semibold">{shown.subject}</p>
            <iframe
              title={copy.frame}
              sandbox=""
              srcDoc={shown.html}
              className={`mx-auto h-[470px] w-full rounded-card border border-line bg-white ${WIDTH[width]}`}
            />
          </>
        )}
      </div>
    </DialogFrame>
  );
}

function usePreview(message: MessageValues, language: Language) {
  const [answered, setAnswered] = useState<{
    readonly language: Language;
    readonly subject: string;
    readonly html: string;
  } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      const answer = await browserClient.call(previewMessage, { body: { ...message, language } });
      if (!isCurrent) return;
      if (answer.ok) setAnswered({ language, ...answer.value });
      else toast.error(answer.refusal.message);
    };
    void read();
    return () => {
      isCurrent = false;
    };
  }, [message, language]);
  return answered?.language === language ? answered : null;
}
