import { inLanguage } from '#shared/language/language.ts';

export const sequenceRefusals = inLanguage({
  id: {
    SEQUENCE_NOT_FOUND: 'Rangkaian ini tidak ada lagi.',
    SEQUENCE_NAME_TAKEN: 'Sudah ada rangkaian dengan nama ini.',
    TOO_MANY_SEQUENCES: 'Paling banyak 100 rangkaian. Hapus satu dulu.',
    SEQUENCE_EMPTY: 'Tulis email pertamanya dulu.',
    SEQUENCE_RUNNING: 'Rangkaian ini sudah berjalan.',
    SEQUENCE_PAUSED: 'Rangkaian ini sedang tidak berjalan.',
    STEP_NOT_FOUND: 'Email ini tidak ada lagi di rangkaian.',
    TOO_MANY_STEPS: 'Paling banyak 50 email dalam satu rangkaian.',
    PERSON_UNREACHABLE: 'Orang ini tidak setuju menerima email seperti ini, atau emailnya tidak sampai.',
    PERSON_ENROLLED: 'Orang ini sedang di dalam rangkaian, atau pernah.',
    ENROLMENT_NOT_FOUND: 'Orang ini sudah tidak di dalam rangkaian.',
  },
  en: {
    SEQUENCE_NOT_FOUND: 'This sequence is gone.',
    SEQUENCE_NAME_TAKEN: 'There is a sequence of this name already.',
    TOO_MANY_SEQUENCES: 'At most 100 sequences. Delete one first.',
    SEQUENCE_EMPTY: 'Write its first mail first.',
    SEQUENCE_RUNNING: 'This sequence is running already.',
    SEQUENCE_PAUSED: 'This sequence is not running.',
    STEP_NOT_FOUND: 'This mail is no longer in the sequence.',
    TOO_MANY_STEPS: 'At most 50 mails in one sequence.',
    PERSON_UNREACHABLE: 'This person did not agree to mails of this kind, or mail does not reach them.',
    PERSON_ENROLLED: 'This person is in the sequence, or was.',
    ENROLMENT_NOT_FOUND: 'This person is not in the sequence any more.',
  },
});
