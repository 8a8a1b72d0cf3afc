/** The foot and the index of long forms of the staff. */
export const saveBarCopy = {
  states: {
    untouched: 'Belum ada perubahan.',
    saved: 'Semua perubahan tersimpan.',
    unsaved: 'Ada perubahan yang belum disimpan.',
    saving: 'Menyimpan…',
    failed: 'Belum tersimpan.',
  },
  draft: 'Draf tersimpan di peramban ini.',
  toFix: (_count: number) => 'isian perlu diperbaiki',
  save: 'Simpan',
};

interface SectionPlace {
  readonly at: number;
  readonly of: number;
  readonly label: string;
  readonly hasError: boolean;
}

export const formSectionsCopy = {
  index: 'Bagian formulir',
  aside: 'Pratinjau',
  hasError: 'perlu diperbaiki',
  place: ({ at, of, label, hasError }: SectionPlace) =>
    `${at}/${of} ${label}${hasError ? ' (perlu diperbaiki)' : ''}`,
};
