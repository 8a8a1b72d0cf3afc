import { expect, test } from 'vitest';
import { describeDevice } from './sessions.ts';

test('a device is named as its owner would name it, and a strange one is no reason to fail', () => {
  const phone =
    'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';
  expect(describeDevice(phone)).toEqual({ name: 'Chrome, Android', kind: 'phone' });
  const desk = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0';
  expect(describeDevice(desk)).toEqual({ name: 'Firefox, Windows', kind: 'computer' });
  expect(describeDevice('<script>alert(1)</script>').kind).toBe('program');
  expect(describeDevice(null)).toEqual({ name: null, kind: 'program' });
});
