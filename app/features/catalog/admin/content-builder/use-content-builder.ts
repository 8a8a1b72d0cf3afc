import { useState } from 'react';
import { saveStateOf } from '#app/components/admin/save-bar.tsx';
import { useStoredDraft } from '#app/components/drafts/use-stored-draft.ts';
import { browserClient } from '#app/lib/api/browser-client.ts';
import { toast } from '#app/lib/toast.ts';
import type {
  EditedContent,
  getEditedContent,
  previewContent,
  saveContent,
} from '#contract/catalog/admin-product-content.ts';
import { builderCopy as copy } from '#messages/catalog/admin-content-builder.ts';
import { type BuilderSection, toBuilderSections, toRequestSections } from './builder-section.ts';
import { parseContentDraft } from './content-draft.ts';
import { useSectionList } from './use-section-list.ts';

const getContentRoute = { method: 'get', path: '/api/admin/products/{id}/content' } as const;
const putContentRoute = { method: 'put', path: '/api/admin/products/{id}/content' } as const;
const previewContentRoute = { method: 'post', path: '/api/admin/products/{id}/content/preview' } as const;

export type ContentPreviewData = EditedContent['sections'] | null;

export function useContentBuilder(content: EditedContent, adminId: string) {
  const { id } = content.product;
  const [stored, setStored] = useState(content);
  const { replace, ...list } = useSectionList(content.sections);
  const { sections } = list;
  const [problems, setProblems] = useState<Problems>({});
  const [isSaving, setIsSaving] = useState(false);
  const [isStale, setIsStale] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const isDirty = JSON.stringify(sections) !== JSON.stringify(toBuilderSections(stored.sections));

  const current = { draft: { content_version: stored.content_version, sections }, isDirty };
  const draft = useStoredDraft(`content-draft:${adminId}:${id}`, parseContentDraft, current);

  function begin(next: EditedContent): void {
    setStored(next);
    replace(toBuilderSections(next.sections));
    setProblems({});
    setIsStale(false);
  }

  async function save(): Promise<void> {
    setIsSaving(true);
    const body = { content_version: stored.content_version, sections: toRequestSections(sections) };
    const result = await browserClient.call<typeof saveContent>(putContentRoute, { params: { id }, body });
    setIsSaving(false);
    setHasFailed(!result.ok);
    if (result.ok) {
      draft.drop();
      begin(result.value);
      toast.success(copy.saved);
      return;
    }
    const { refusal } = result;
    if (refusal.code === 'CONTENT_CHANGED') setIsStale(true);
    setProblems(problemsOf(refusal, sections));
    toast.error(copy.failed, { description: refusal.message });
  }

  async function reload(): Promise<void> {
    const result = await browserClient.call<typeof getEditedContent>(getContentRoute, { params: { id } });
    if (result.ok) begin(result.value);
    else toast.error(result.refusal.message);
  }

  return {
    ...usePreview(id, sections, setProblems),
    problems,
    isDirty,
    isSaving,
    isStale,
    state: saveStateOf({
      isNew: false,
      isBusy: isSaving,
      isDirty,
      isRefused: isStale || hasFailed || Object.keys(problems).length > 0,
    }),
    save,
    reload,
    draft,
    restore: () =>
      draft.restore((restored) => {
        setStored({ ...stored, content_version: restored.content_version });
        replace(restored.sections);
      }),
    ...list,
  };
}

type Problems = Readonly<Record<string, string>>;

function usePreview(
  id: string,
  sections: readonly BuilderSection[],
  onProblems: (problems: Problems) => void,
) {
  const [preview, setPreview] = useState<ContentPreviewData>(null);
  const openPreview = async (): Promise<void> => {
    const result = await browserClient.call<typeof previewContent>(previewContentRoute, {
      params: { id },
      body: { sections: toRequestSections(sections) },
    });
    if (result.ok) return setPreview(result.value.sections);
    onProblems(problemsOf(result.refusal, sections));
    toast.error(result.refusal.message);
  };
  return { preview, openPreview, closePreview: () => setPreview(null) };
}

interface BuilderRefusal {
  readonly code: string;
  readonly message: string;
  readonly details?: { readonly section_ids?: readonly string[]; readonly content_version?: number };
  readonly fields?: Readonly<Record<string, string>>;
}

function problemsOf(refusal: BuilderRefusal, sections: readonly BuilderSection[]): Problems {
  const { details = {}, fields = {} } = refusal;
  const missing = details.section_ids ?? [];
  const named = Object.entries(fields).flatMap(([path, problem]) => {
    const section = sections[Number(/^sections\.(\d+)\./.exec(path)?.[1] ?? -1)];
    return section === undefined ? [] : [[section.id, problem]];
  });
  return Object.fromEntries([...missing.map((id) => [id, copy.missingMedia]), ...named]);
}
