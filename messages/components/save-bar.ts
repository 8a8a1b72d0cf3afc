import { inLanguage } from '#shared/language/language.ts';

interface SectionPlace {
  readonly at: number;
  readonly of: number;
  readonly label: string;
  readonly hasError: boolean;
}

export const saveBarCopy = inLanguage({
  id: {
    states: {
      untouched: 'Belum ada perubahan.',
      saved: 'Semua perubahan tersimpan.',
      unsaved: 'Ada perubahan yang belum disimpan.',
      saving: 'Menyimpan…',
      failed: 'Belum tersimpan.',
    },
    draft: 'Draf tersimpan di peramban ini.',
    toFix: (_count: number): string => 'isian perlu diperbaiki',
    save: 'Simpan',
  },
  en: {
    states: {
      untouched: 'No changes yet.',
      saved: 'All changes are saved.',
      unsaved: 'There are unsaved changes.',
      saving: 'Saving…',
      failed: 'Not saved.',
    },
    draft: 'A draft is kept in this browser.',
    toFix: (count) => `${count === 1 ? 'field' : 'fields'} to fix`,
    save: 'Save',
  },
});

export const formSectionsCopy = inLanguage({
  id: {
    index: 'Bagian formulir',
    aside: 'Pratinjau',
    hasError: 'perlu diperbaiki',
    place: ({ at, of, label, hasError }: SectionPlace) =>
      `${at}/${of} ${label}${hasError ? ' (perlu diperbaiki)' : ''}`,
  },
  en: {
    index: 'Sections of the form',
    aside: 'Preview',
    hasError: 'needs fixing',
    place: ({ at, of, label, hasError }) => `${at}/${of} ${label}${hasError ? ' (needs fixing)' : ''}`,
  },
});
