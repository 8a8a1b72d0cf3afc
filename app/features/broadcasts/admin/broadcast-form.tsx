import { Send } from 'lucide-react';
import { useState } from 'react';
import { SaveBar, saveStateOf } from '#app/components/admin/save-bar.tsx';
import type { PickerOption } from '#app/components/admin/search-picker.tsx';
import { ActionForm } from '#app/components/form/action-form.tsx';
import { FormSection } from '#app/components/form/form-sections.tsx';
import { useAdminForm } from '#app/components/form/use-admin-form.ts';
import { BackLink } from '#app/components/page/back-link.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { MessageFields } from '#app/features/mailings/admin/message-fields.tsx';
import { MessagePreview, readMessage } from '#app/features/mailings/admin/message-preview.tsx';
import { useNavigateWhenIdle } from '#app/lib/forms/use-navigate-when-idle.ts';
import type { BroadcastDetail } from '#contract/broadcasts/admin.ts';
import { broadcastsCopy, broadcastFormCopy as copy } from '#messages/broadcasts/admin.ts';
import { AudienceFields } from './audience-fields.tsx';
import { BROADCAST_FORM, broadcastInput, savedBroadcastInput } from './broadcast-input.ts';
import { BROADCASTS_PATH, broadcastPath } from './broadcast-paths.ts';
import { DraftActions, DraftFacts } from './draft-actions.tsx';
import { SendDialog } from './send-dialog.tsx';

interface BroadcastFormProps {
  /** Null: a new one. */
  readonly broadcast: BroadcastDetail | null;
  readonly choices: {
    readonly product: PickerOption | null;
    readonly segments: readonly { readonly id: string; readonly name: string }[];
  };
}

export function BroadcastForm({ broadcast, choices }: BroadcastFormProps) {
  const [createdPath, setCreatedPath] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  // A saved form is mounted anew.
  const [isDirty, setIsDirty] = useState(false);
  const form = useAdminForm({
    id: BROADCAST_FORM,
    action: BROADCASTS_PATH,
    schema: broadcast === null ? broadcastInput : savedBroadcastInput,
    defaults: valuesOf(broadcast),
    failed: copy.failed,
    onDone: ({ id }) => setCreatedPath(id === undefined ? null : broadcastPath(id)),
  });
  useNavigateWhenIdle(broadcast === null ? createdPath : null, { isBusy: form.isBusy, replace: true });
  const invalid = Object.keys(form.meta.allErrors).length;
  return (
    <>
      <BackLink to={BROADCASTS_PATH}>{broadcastsCopy.back}</BackLink>
      <PageHeader
        title={broadcast?.subject ?? copy.createTitle}
        subtitle={broadcast !== null && <DraftFacts broadcast={broadcast} />}
      >
        {broadcast !== null && <DraftActions broadcast={broadcast} />}
      </PageHeader>
      <ActionForm form={form} label={broadcastsCopy.title}>
        {broadcast !== null && (
          <>
            <input type="hidden" name="intent" value="update" />
            <input type="hidden" name="id" value={broadcast.id} />
            <input type="hidden" name="version" value={broadcast.version} />
          </>
        )}
        <div className="max-w-[760px]" onInput={() => setIsDirty(true)}>
          <FormSection id="to" title={copy.to}>
            <AudienceFields segments={choices.segments} />
          </FormSection>
          <FormSection id="text" title={copy.text}>
            <MessageFields product={choices.product} hasEnglish={Boolean(broadcast?.subject_en)} />
          </FormSection>
        </div>
        <SaveBar
          state={saveStateOf({
            isNew: broadcast === null,
            isBusy: form.isBusy,
            isDirty: isDirty || invalid > 0,
            isRefused: invalid > 0 || form.code !== null,
          })}
          invalidCount={invalid}
        >
          <MessagePreview read={() => readMessage(BROADCAST_FORM)} />
          {broadcast !== null && !isDirty && (
            <Button size="sm" onClick={() => setIsSending(true)}>
              <Send aria-hidden="true" className="max-sm:hidden" />
              <span>
                {copy.send}
                <span className="max-sm:sr-only"> {copy.orSchedule}</span>
              </span>
            </Button>
          )}
        </SaveBar>
      </ActionForm>
      {broadcast !== null && isSending && (
        <SendDialog broadcast={broadcast} onClose={() => setIsSending(false)} />
      )}
    </>
  );
}

function valuesOf(broadcast: BroadcastDetail | null) {
  if (broadcast === null) return { purpose: 'news', audience: 'everybody' };
  const { purpose, audience, segment, reply_to, product_id, version } = broadcast;
  const { subject, preview, body, subject_en, preview_en, body_en } = broadcast;
  return {
    ...{ purpose, audience, subject, preview, body, subject_en, preview_en, body_en },
    segment_id: segment?.id ?? '',
    reply_to: reply_to ?? '',
    product_id: product_id ?? '',
    version: String(version),
  };
}
