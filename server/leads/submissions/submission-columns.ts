import { z } from 'zod';
import { exportHeadings } from '#messages/documents/exports.ts';
import { leadFields } from '#messages/leads/mails.ts';

const columns = [
  { label: 'name', names: ['name'] },
  { label: 'whatsapp', names: ['whatsapp'] },
  { label: 'company', names: ['company', 'companyName'] },
  { label: 'role', names: ['role'] },
  { label: 'customRole', names: ['customRole'] },
  { label: 'website', names: ['website', 'companyWebsite'] },
  { label: 'companySize', names: ['company_size', 'companySize'] },
  { label: 'revenue', names: ['revenue'] },
  { label: 'services', names: ['services'] },
  { label: 'goal', names: ['goal'] },
  { label: 'topic', names: ['topic'] },
  { label: 'preferredDate', names: ['preferred_date'] },
  { label: 'preferredTime', names: ['preferred_time'] },
  { label: 'challenges', names: ['challenges'] },
  { label: 'message', names: ['message'] },
] as const;

export const answers = z.record(z.string(), z.union([z.string(), z.array(z.string())]));
export type Answers = z.output<typeof answers>;

const mappedFields = new Set<string>(['email', ...columns.flatMap(({ names }) => names)]);
const textOf = (answer: string | readonly string[]): string =>
  typeof answer === 'string' ? answer : answer.join(', ');

export const answerLabels = (): readonly string[] => [
  ...columns.map(({ label }) => leadFields[label]),
  exportHeadings.others,
];

export function answerCells(given: Readonly<Record<string, string | readonly string[]>>): string[] {
  const cells = columns.map(({ names }) => {
    const name = names.find((known) => given[known] !== undefined);
    return textOf(given[name ?? ''] ?? '');
  });
  const others = Object.entries(given).filter(([name]) => !mappedFields.has(name));
  return [...cells, others.map(([name, answer]) => `${name}: ${textOf(answer)}`).join('; ')];
}
