import { useState } from 'react';
import { saveStateOf } from '#app/components/admin/save-bar.tsx';
import { useStoredDraft } from '#app/components/drafts/stored-draft.tsx';
import { browserClient } from '#app/lib/api/browser-client.ts';
import { toast } from '#app/lib/toast.ts';
import type {
  EditedContent,
  getEditedContent,
  previewContent,
  saveContent,
} from '#contract/catalog/admin-product-content.ts';
import { builderCopy as copy } from '#messages/catalog/admin-content-builder.ts';
import { sectionTitles } from '#messages/catalog/section-titles.ts';
import {
  defaultAccess,
  mediaTypes,
  type SectionType,
  sectionAccesses,
  sectionTypes,
} from '#shared/content/content-sections.ts';
import { isRecord } from '#shared/json.ts';

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

function useSectionList(stored: EditedContent['sections']) {
  const [sections, setSections] = useState(() => toBuilderSections(stored));
  return {
    sections,
    replace: setSections,
    add(type: SectionType): string {
      const section = newSection(type);
      setSections((all) => [...all, section]);
      toast.success(copy.added, { description: titleOf(section) });
      return section.id;
    },
    remove(section: BuilderSection): void {
      const before = sections;
      setSections(sections.filter((other) => other.id !== section.id));
      toast.message(copy.removed, {
        description: titleOf(section),
        action: { label: copy.undo, onClick: () => setSections(before) },
      });
    },
    change(changed: BuilderSection): void {
      setSections((all) => all.map((section) => (section.id === changed.id ? changed : section)));
    },
    reorder(ids: readonly string[]): void {
      setSections(ids.flatMap((wanted) => sections.filter((section) => section.id === wanted)));
    },
  };
}

interface ContentDraft {
  readonly content_version: number;
  readonly sections: readonly BuilderSection[];
}

/** Null when it is no draft. One with an old version is restored and meets the conflict on saving. */
export function parseContentDraft(stored: unknown): ContentDraft | null {
  if (!isRecord(stored) || typeof stored.content_version !== 'number' || !Array.isArray(stored.sections))
    return null;
  const sections = stored.sections.map(parseSection);
  const valid = sections.filter((section) => section !== null);
  return valid.length === sections.length
    ? { content_version: stored.content_version, sections: valid }
    : null;
}

function parseSection(stored: unknown): BuilderSection | null {
  if (!isRecord(stored)) return null;
  const { id, title, description, content } = stored;
  const type = sectionTypes.find((option) => option === stored.type);
  const access = sectionAccesses.find((option) => option === stored.access);
  const media = stored.media === null ? null : parseMedia(stored.media);
  if (type === undefined || access === undefined || media === undefined) return null;
  if (typeof id !== 'string' || typeof title !== 'string') return null;
  if (typeof description !== 'string' || typeof content !== 'string') return null;
  return { id, type, title, description, media, content, access };
}

function parseMedia(stored: unknown): NonNullable<BuilderSection['media']> | undefined {
  if (!isRecord(stored) || typeof stored.url !== 'string' || typeof stored.alt !== 'string') return undefined;
  const type = mediaTypes.find((option) => option === stored.type);
  return type === undefined ? undefined : { type, url: stored.url, alt: stored.alt };
}

export type BuilderSection = Omit<EditedContent['sections'][number], 'order'>;

function toBuilderSections(sections: EditedContent['sections']): readonly BuilderSection[] {
  return sections.map(({ order: _, ...section }) => section);
}

/** Starts with the default audience of its type (DECISIONS 18). */
export function newSection(type: SectionType): BuilderSection {
  return {
    id: crypto.randomUUID(),
    type,
    title: '',
    description: '',
    media: null,
    content: '',
    access: defaultAccess[type],
  };
}

export function titleOf({ title, type }: Pick<BuilderSection, 'title' | 'type'>): string {
  return title.trim() === '' ? sectionTitles[type] : title;
}

/** Media without an address is sent as null. */
export function toRequestSections(sections: readonly BuilderSection[]): BuilderSection[] {
  return sections.map((section) => ({
    ...section,
    media: section.media === null || section.media.url.trim() === '' ? null : section.media,
  }));
}
