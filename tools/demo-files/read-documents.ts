import { z } from 'zod';
import { readText, readYaml } from '#db/seed/read-yaml.ts';
import type { Paragraph } from './write-office.ts';

const procedures = z.array(
  z.strictObject({ title: z.string(), owner: z.string(), steps: z.array(z.string()), prompt: z.string() }),
);
const situations = z.array(z.strictObject({ title: z.string(), replies: z.array(z.string()) }));
const forms = z.array(z.strictObject({ title: z.string(), body: z.array(z.string()) }));

const text = (words: string): Paragraph => ({ kind: 'text', text: words });
const opening = (title: string, ...lines: readonly string[]): readonly Paragraph[] => [
  { kind: 'title', text: title },
  ...lines.map(text),
];

export const readProcedures = () => readYaml('documents/sop-ai-toko.yaml', procedures);
export const readSituations = () => readYaml('documents/naskah-balas-chat-pelanggan.yaml', situations);

/** A page for each procedure, after the plan of the first fourteen days. */
export function procedureDocument(): readonly Paragraph[] {
  const all = readProcedures();
  const days = Array.from({ length: 12 }, (_, day) => {
    const two = all.slice(day * 2, day * 2 + 2).map(({ title }) => title);
    return text(`Hari ${day + 1}: ${two.join(' dan ')}. Isi penanggung jawab, cetak, tempel, jalankan.`);
  });
  const last = [
    text('Hari 13: tanyakan kepada pelaksana lembar mana yang dilewati, dan mengapa.'),
    text('Hari 14: kumpulkan semua lembar dan coret langkah yang tidak pernah dijalankan.'),
  ];
  const sheets = all.flatMap(({ title, owner, steps, prompt }, n): readonly Paragraph[] => [
    { kind: 'heading', text: `${String(n + 1).padStart(2, '0')}. ${title}`, breaks: true },
    text(`Dikerjakan oleh: ${owner}. Penanggung jawab: ______________________`),
    ...steps.map((step, place) => text(`${place + 1}. ${step}`)),
    text('Prompt untuk asisten AI Anda:'),
    { kind: 'prompt', text: prompt },
    text('Paraf: ______   Tanggal: ______   Diubah: ______'),
  ]);
  const title = opening('SOP AI untuk toko: 24 prosedur siap cetak', 'Penerapan 14 hari');
  return [...title, ...days, ...last, ...sheets];
}

export function replyDocument(): readonly Paragraph[] {
  const lines = readSituations().flatMap(({ title, replies }, n): readonly Paragraph[] => [
    { kind: 'heading', text: `${n + 1}. ${title}`, breaks: n % 3 === 0 && n > 0 },
    ...replies.map(text),
  ]);
  const prompt =
    'Tulis ulang balasan berikut dengan gaya toko kami: [tiga kalimat contoh dari toko Anda]. Jangan menambah janji, harga, atau tanggal yang tidak ada di balasan asli. [tempel balasan]';
  const before =
    'Isi bagian dalam kurung sebelum mengirim. Ganti sapaan Kak lewat Cari dan Ganti. Prompt gaya bahasa:';
  const title = opening('Naskah balas chat: 60 jawaban yang tetap sopan', before);
  return [...title, { kind: 'prompt', text: prompt }, ...lines];
}

/** A short word for each reply, as quick replies have them: /harga1. */
export function replyTable(): string {
  const quoted = (words: string) => `"${words.replaceAll('"', '""')}"`;
  const rows = readSituations().flatMap(({ title, replies }) =>
    replies.map((reply, n) => {
      const word = title.toLowerCase().replaceAll(/[^a-z]/g, '');
      return [title, `/${word}${n + 1}`, reply].map(quoted).join(',');
    }),
  );
  return `\uFEFF"Keadaan","Pintasan","Balasan"\n${rows.join('\n')}\n`;
}

export function hiringDocument(): readonly Paragraph[] {
  const all = readYaml('documents/kit-rekrut-karyawan.yaml', forms);
  return all.flatMap(({ title, body }, n): readonly Paragraph[] => [
    { kind: 'heading', text: title, breaks: n > 0 },
    ...body.map((line): Paragraph => ({ kind: line.startsWith('Prompt: ') ? 'prompt' : 'text', text: line })),
  ]);
}

const marks = [
  [/^# /, 'title'],
  [/^##+ /, 'heading'],
  [/^> /, 'prompt'],
] as const;

/** A card or a sheet as it is written: a line a paragraph. */
export function sheetDocument(name: string): readonly Paragraph[] {
  return readText(`documents/${name}.md`)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [mark, kind = 'text'] = marks.find(([start]) => start.test(line)) ?? [];
      const words = (mark === undefined ? line : line.replace(mark, '')).replaceAll('**', '');
      return { kind, text: words.replace(/^- /, '• ') };
    });
}

/** A chapter a page or more, then three sheets to print. */
export function bookDocument(): readonly Paragraph[] {
  const chapters = readText('documents/data-pertama-di-lantai-produksi.md')
    .split(/\n{2,}|\n(?=[-\d])/)
    .map((words) => words.trim())
    .filter((words) => words !== '')
    .map(
      (words): Paragraph =>
        words.startsWith('# ')
          ? { kind: 'heading', text: words.slice(2), breaks: true }
          : text(words.replace(/^- /, '• ')),
    );
  const sheets = [
    [
      'Lembar waktu henti',
      'Jam berhenti',
      'Sebab: bahan, setelan, rusak, listrik, menunggu, lain',
      'Jam jalan lagi',
    ],
    ['Lembar cacat', 'Jam', 'Nama cacat', 'Jumlah'],
    ['Lembar hasil', 'Jam', 'Jumlah barang baik di rak jadi', 'Catatan'],
  ].flatMap(([title = '', ...columns]): readonly Paragraph[] => [
    { kind: 'heading', text: title, breaks: true },
    text('Catatan ini untuk memperbaiki mesin dan bahan, bukan untuk menilai orang.'),
    text('Mesin: ____________   Giliran: ____________   Tanggal: ____________'),
    text(columns.join('   |   ')),
    ...Array.from({ length: 18 }, () =>
      text('_____________   |   _______________________________   |   _____________'),
    ),
  ]);
  const under = 'Apa yang dicatat, siapa yang mencatat, dan kapan angkanya boleh dipercaya.';
  return [...opening('Data pertama di lantai produksi', under), ...chapters, ...sheets];
}
