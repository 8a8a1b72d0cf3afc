import { useCallback, useEffect, useState } from 'react';
import { parseCaptions } from '#shared/courses/captions.ts';
import { lessonFileUrl } from '#shared/files/media.ts';
import { type CueRow, toRows, withRowAfter } from './cue-rows.ts';

export function useCueRows(fileId: string) {
  const [rows, setRows] = useState<readonly CueRow[]>([]);
  const [state, setState] = useState<'loading' | 'here' | 'lost'>(fileId === '' ? 'here' : 'loading');
  useEffect(() => {
    if (fileId === '') return;
    const leaving = new AbortController();
    const load = async () => {
      const answer = await fetch(lessonFileUrl(fileId), { signal: leaving.signal });
      const cues = answer.ok ? parseCaptions(await answer.text()) : null;
      setState(cues === null ? 'lost' : 'here');
      if (cues !== null) setRows(toRows(cues));
    };
    load().catch(() => !leaving.signal.aborted && setState('lost'));
    return () => leaving.abort();
  }, [fileId]);
  const change = useCallback(
    (key: number, part: Partial<CueRow>) =>
      setRows((all) => all.map((row) => (row.key === key ? { ...row, ...part } : row))),
    [],
  );
  const remove = useCallback((key: number) => setRows((all) => all.filter((row) => row.key !== key)), []);
  const addAfter = useCallback((index: number) => setRows((all) => withRowAfter(all, index)), []);
  return { rows, state, change, remove, addAfter };
}
