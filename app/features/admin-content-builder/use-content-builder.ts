import { useState } from 'react';
import { useStoredDraft } from '#app/components/drafts/use-stored-draft.ts';
import { toast } from '#app/lib/toast.ts';
import type {
  EditedContent,
  getEditedContent,
  previewContent,
  saveContent,
} from '#contract/admin/product-content.ts';
import { createClient } from '#contract/client.ts';
import { builderCopy as copy } from './builder-copy.ts';
import { type BuilderSection, toBuilderSections, toRequestSections } from './builder-section.ts';
import { parseContentDraft } from './content-draft.ts';
import { useSectionList } from './use-section-list.ts';

const client = createClient((request) => fetch(request));
const getContentRoute = { method: 'get', path: '/api/admin/products/{id}/content' } as const;
const putContentRoute = { method: 'put', path: '/api/admin/products/{id}/content' } as const;
const previewContentRoute = { method: 'post', path: '/api/admin/products/{id}/content/preview' } as const;

export type ContentPreviewData = EditedContent['sections'] | null;

/** The sections of a product while they are edited, and everything that is done to them. */
export function useContentBuilder(content: EditedContent, adminId: string) {
  const { id } = content.product;
  const [stored, setStored] = useState(content);
  const { replace, ...list } = useSectionList(content.sections);
  const { sections } = list;
  const [problems, setProblems] = useState<Problems>({});
  const [isSaving, setIsSaving] = useState(false);
  const [isStale, setIsStale] = useState(false);
  const isDirty = JSON.stringify(sections) !== JSON.stringify(toBuilderSections(stored.sections));

  const typed = { draft: { content_version: stored.content_version, sections }, isDirty };
  const draft = useStoredDraft(`content-draft:${adminId}:${id}`, parseContentDraft, typed);

  function begin(next: EditedContent): void {
    setStored(next);
    replace(toBuilderSections(next.sections));
    setProblems({});
    setIsStale(false);
  }

  async function save(): Promise<void> {
    setIsSaving(true);
    const body = { content_version: stored.content_version, sections: toRequestSections(sections) };
    const answer = await client.call<typeof saveContent>(putContentRoute, { params: { id }, body });
    setIsSaving(false);
    if (answer.ok) {
      draft.drop();
      begin(answer.value);
      toast.success(copy.saved);
      return;
    }
    const { refusal } = answer;
    if (refusal.code === 'CONTENT_CHANGED') setIsStale(true);
    setProblems(problemsOf(refusal, sections));
    toast.error(copy.failed, { description: refusal.message });
  }

  async function reload(): Promise<void> {
    const answer = await client.call<typeof getEditedContent>(getContentRoute, { params: { id } });
    if (answer.ok) begin(answer.value);
    else toast.error(answer.refusal.message);
  }

  return {
    ...usePreview(id, sections, setProblems),
    problems,
    isDirty,
    isSaving,
    isStale,
    save,
    reload,
    draft,
    restore: () =>
      draft.restore((found) => {
        setStored({ ...stored, content_version: found.content_version });
        replace(found.sections);
      }),
    ...list,
  };
}

type Problems = Readonly<Record<string, string>>;

/** How the sections would look to their readers, as they stand now. */
function usePreview(
  id: string,
  sections: readonly BuilderSection[],
  onProblems: (problems: Problems) => void,
) {
  const [preview, setPreview] = useState<ContentPreviewData>(null);
  const openPreview = async (): Promise<void> => {
    const answer = await client.call<typeof previewContent>(previewContentRoute, {
      params: { id },
      body: { sections: toRequestSections(sections) },
    });
    if (answer.ok) return setPreview(answer.value.sections);
    onProblems(problemsOf(answer.refusal, sections));
    toast.error(answer.refusal.message);
  };
  return { preview, openPreview, closePreview: () => setPreview(null) };
}

interface BuilderRefusal {
  readonly code: string;
  readonly message: string;
  readonly details?: { readonly section_ids?: readonly string[]; readonly content_version?: number };
  readonly fields?: Readonly<Record<string, string>>;
}

/** By the id of the section: its first problem. */
function problemsOf(refusal: BuilderRefusal, sections: readonly BuilderSection[]): Problems {
  const { details = {}, fields = {} } = refusal;
  const missing = details.section_ids ?? [];
  const named = Object.entries(fields).flatMap(([path, problem]) => {
    const section = sections[Number(/^sections\.(\d+)\./.exec(path)?.[1] ?? -1)];
    return section === undefined ? [] : [[section.id, problem]];
  });
  return Object.fromEntries([...missing.map((id) => [id, copy.missingMedia]), ...named]);
}
