import { expect, test } from 'vitest';
import { mailFailure } from './mail-failure.ts';

const reply = (responseCode: number, command: string, response = '') =>
  Object.assign(new Error('refused'), { responseCode, command, response });

test.for([
  [reply(550, 'RCPT TO', '550 5.1.1 No such user'), { kind: 'address_refused', code: '550 5.1.1' }],
  [reply(550, 'RCPT TO', '550 no mailbox'), { kind: 'address_refused', code: '550' }],
  [reply(550, 'DATA', '550 no'), { kind: 'refused', code: '550' }],
  [reply(550, 'RCPT TO', '550 5.7.1 Relaying denied'), { kind: 'refused', code: '550 5.7.1' }],
  [reply(552, 'RCPT TO', '552 5.2.2 Mailbox full'), { kind: 'refused', code: '552 5.2.2' }],
  [reply(451, 'RCPT TO', '451 4.7.1 Greylisted'), { kind: 'try_later', code: '451 4.7.1' }],
  [reply(421, 'DATA', '421 4.3.2 Shutting down'), { kind: 'unreachable' }],
  [reply(535, 'AUTH PLAIN', '535 5.7.8 Bad password'), { kind: 'unreachable' }],
  [reply(550, 'MAIL FROM', '550 5.7.1 Sender refused'), { kind: 'unreachable' }],
  [
    Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:25'), { code: 'ESOCKET' }),
    { kind: 'unreachable' },
  ],
  [Object.assign(new Error('Connection timeout'), { code: 'ETIMEDOUT' }), { kind: 'unreachable' }],
  [Object.assign(new Error('Timeout'), { code: 'ETIMEDOUT' }), { kind: 'unknown' }],
  [new Error('Connection closed unexpectedly'), { kind: 'unknown' }],
  ['a string', { kind: 'unknown' }],
] as const)('%s is %o', ([error, failure]) => {
  expect(mailFailure(error)).toEqual(failure);
});
