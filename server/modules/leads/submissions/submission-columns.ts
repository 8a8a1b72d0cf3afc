/** The answers of all forms as columns; forms use different names for the same field. */
const columns = [
  { label: 'Nama', names: ['name'] },
  { label: 'WhatsApp', names: ['whatsapp'] },
  { label: 'Usaha', names: ['company', 'companyName'] },
  { label: 'Jabatan', names: ['role'] },
  { label: 'Jabatan lain', names: ['customRole'] },
  { label: 'Website', names: ['website', 'companyWebsite'] },
  { label: 'Jumlah karyawan', names: ['company_size', 'companySize'] },
  { label: 'Omzet', names: ['revenue'] },
  { label: 'Layanan', names: ['services'] },
  { label: 'Tujuan', names: ['goal'] },
  { label: 'Topik', names: ['topic'] },
  { label: 'Tanggal diminta', names: ['preferred_date'] },
  { label: 'Waktu diminta', names: ['preferred_time'] },
  { label: 'Tantangan', names: ['challenges'] },
  { label: 'Pesan', names: ['message'] },
] as const;

type Answers = Readonly<Record<string, string | readonly string[]>>;

const mappedFields = new Set<string>(['email', ...columns.flatMap(({ names }) => names)]);
const textOf = (answer: string | readonly string[]): string =>
  typeof answer === 'string' ? answer : answer.join(', ');

export const answerLabels: readonly string[] = [...columns.map(({ label }) => label), 'Isian lain'];

/** One cell per label; unknown answers go into the last, with their names. */
export function answerCells(answers: Answers): string[] {
  const cells = columns.map(({ names }) => {
    const name = names.find((known) => answers[known] !== undefined);
    return textOf(answers[name ?? ''] ?? '');
  });
  const others = Object.entries(answers).filter(([name]) => !mappedFields.has(name));
  return [...cells, others.map(([name, answer]) => `${name}: ${textOf(answer)}`).join('; ')];
}
