import { setTimeout as wait } from 'node:timers/promises';
import type { Crowd } from './actors.ts';
import { callOnce } from './call.ts';

export interface Recovery {
  /** From the end of a fault to the first answer from the database, and to the first file of the bucket. */
  readonly answerMs: number;
  /** To the first credited top-up. */
  readonly creditMs: number;
}

interface Watch {
  readonly crowd: Crowd;
  readonly address: () => string;
  readonly token: string;
  readonly media_path: string;
}

const GIVE_UP_MS = 60_000;
const LOOK_MS = 50;

/** In milliseconds from the end of the fault until everything works again. */
export async function watchRecovery(
  { crowd, address, token, media_path }: Watch,
  began: number,
): Promise<Recovery> {
  const seen = crowd.acknowledged.length;
  const answer = async () => {
    const looks = await Promise.all([
      callOnce(address(), { method: 'GET', path: '/api/wallet', token }),
      callOnce(address(), { method: 'GET', path: media_path }),
    ]);
    return looks.every((look) => look?.status === 200);
  };
  const credit = async () => crowd.acknowledged.slice(seen).some(({ kind }) => kind === 'topup');
  const [answerMs, creditMs] = await Promise.all([until(began, answer), until(began, credit)]);
  return { answerMs, creditMs };
}

async function until(began: number, holds: () => Promise<boolean>): Promise<number> {
  while (Date.now() - began < GIVE_UP_MS) {
    if (await holds()) break;
    await wait(LOOK_MS);
  }
  return Date.now() - began;
}
