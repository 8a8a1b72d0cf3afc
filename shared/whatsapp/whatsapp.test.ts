import { expect, test } from 'vitest';
import { isStopWord } from './whatsapp.ts';

test('a stop word is the whole message, however it is written', () => {
  for (const text of ['BERHENTI', 'berhenti', ' Stop! ', '"STOP"', 'ＳＴＯＰ', 'berhenti 🙏'])
    expect([text, isStopWord(text)]).toEqual([text, true]);
  for (const text of ['', 'Jangan berhenti', 'stop kontak rusak', 'berhentikan', '🙏'])
    expect([text, isStopWord(text)]).toEqual([text, false]);
});
