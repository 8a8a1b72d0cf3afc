import { readFile } from 'node:fs/promises';
import { serveTasks } from '#server/platform/bounded-process/serve-tasks.ts';
import { toPassages } from './passages.rules.ts';
import { textReaders } from './text-readers.ts';
import { type FilePassage, textTask } from './text-task.ts';

serveTasks(async (message) => {
  const { path, type } = textTask.parse(message);
  // A failing disk is an error and says nothing about the file.
  const bytes = await readFile(path);
  try {
    return toPassages(await textReaders[type](bytes));
  } catch {
    return [] satisfies FilePassage[];
  }
});
