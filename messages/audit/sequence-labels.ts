import { inLanguage } from '#shared/language/language.ts';
import type { AuditAction } from '#shared/people/audit.ts';

type SequenceAction = Extract<AuditAction, `sequence.${string}`>;

export const sequenceAuditLabels = inLanguage({
  id: {
    actions: {
      'sequence.created': 'Rangkaian dibuat',
      'sequence.changed': 'Rangkaian diubah',
      'sequence.started': 'Rangkaian dimulai',
      'sequence.paused': 'Rangkaian dijeda',
      'sequence.deleted': 'Rangkaian dihapus',
      'sequence.step_added': 'Email rangkaian ditambah',
      'sequence.step_changed': 'Email rangkaian diubah',
      'sequence.step_moved': 'Email rangkaian dipindah',
      'sequence.step_removed': 'Email rangkaian dihapus',
      'sequence.person_added': 'Orang dimasukkan ke rangkaian',
      'sequence.person_removed': 'Orang dikeluarkan dari rangkaian',
    } satisfies Record<SequenceAction, string>,
    subjects: { sequence: 'Rangkaian email' },
    fields: { with_present: 'Isi segmen sekarang ikut masuk' },
  },
  en: {
    actions: {
      'sequence.created': 'Sequence created',
      'sequence.changed': 'Sequence changed',
      'sequence.started': 'Sequence started',
      'sequence.paused': 'Sequence paused',
      'sequence.deleted': 'Sequence deleted',
      'sequence.step_added': 'Mail added to a sequence',
      'sequence.step_changed': 'Mail of a sequence changed',
      'sequence.step_moved': 'Mail of a sequence moved',
      'sequence.step_removed': 'Mail of a sequence removed',
      'sequence.person_added': 'Person put into a sequence',
      'sequence.person_removed': 'Person taken out of a sequence',
    },
    subjects: { sequence: 'Mail sequence' },
    fields: { with_present: 'Those in the segment now enter too' },
  },
});
