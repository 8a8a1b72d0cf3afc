import { useState } from 'react';
import { useKeptDraft } from '#app/hooks/use-kept-draft.ts';
import { toast } from '#app/lib/toast.ts';
import type {
  EditedContent,
  getEditedContent,
  previewContent,
  saveContent,
} from '#contract/admin/product-content.ts';
import { createClient } from '#contract/client.ts';
import { builderCopy as copy } from './builder-copy.ts';
import { type BuilderSection, toBuilderSections, toSend } from './builder-section.ts';
import { readContentDraft } from './content-draft.ts';
import { useSectionList } from './use-section-list.ts';

const client = createClient((request) => fetch(request));
const get = { method: 'get', path: '/api/admin/products/{id}/content' } as const;
const put = { method: 'put', path: '/api/admin/products/{id}/content' } as const;
const post = { method: 'post', path: '/api/admin/products/{id}/content/preview' } as const;

export type ShownPreview = EditedContent['sections'] | null;

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
  const draft = useKeptDraft(`content-draft:${adminId}:${id}`, readContentDraft, typed);

  function begin(next: EditedContent): void {
    setStored(next);
    replace(toBuilderSections(next.sections));
    setProblems({});
    setIsStale(false);
  }

  async function save(): Promise<void> {
    setIsSaving(true);
    const body = { content_version: stored.content_version, sections: toSend(sections) };
    const answer = await client.call<typeof saveContent>(put, { params: { id }, body });
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
    const answer = await client.call<typeof getEditedContent>(get, { params: { id } });
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
      draft.settle((found) => {
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
  const [preview, setPreview] = useState<ShownPreview>(null);
  const openPreview = async (): Promise<void> => {
    const answer = await client.call<typeof previewContent>(post, {
      params: { id },
      body: { sections: toSend(sections) },
    });
    if (answer.ok) return setPreview(answer.value.sections);
    onProblems(problemsOf(answer.refusal, sections));
    toast.error(answer.refusal.message);
  };
  return { preview, openPreview, closePreview: () => setPreview(null) };
}

interface Refused {
  readonly code: string;
  readonly message: string;
  readonly details?: { readonly section_ids?: readonly string[]; readonly content_version?: number };
  readonly fields?: Readonly<Record<string, string>>;
}

/** By the id of the section: its first problem. */
function problemsOf(refusal: Refused, sections: readonly BuilderSection[]): Problems {
  const { details = {}, fields = {} } = refusal;
  const gone = details.section_ids ?? [];
  const named = Object.entries(fields).flatMap(([path, problem]) => {
    const section = sections[Number(/^sections\.(\d+)\./.exec(path)?.[1] ?? -1)];
    return section === undefined ? [] : [[section.id, problem]];
  });
  return Object.fromEntries([...gone.map((id) => [id, copy.missingMedia]), ...named]);
}
