/** Files of the demo business: what they are called in `files/`, and under which id lessons and products name them. */
export interface DemoFile {
  readonly id: string;
  readonly content_type: string;
  /** `public` for what a lesson that is given away shows. */
  readonly access: 'owner' | 'public';
}

export const demoFiles = {
  'susunan-perintah.webm': {
    id: '0b6f2a54-6d0e-4c6b-9a51-6f1d7f1e0a01',
    content_type: 'video/webm',
    access: 'owner',
  },
  'susunan-perintah.vtt': {
    id: '0b6f2a54-6d0e-4c6b-9a51-6f1d7f1e0a02',
    content_type: 'text/vtt',
    access: 'owner',
  },
  'cahaya-jendela.webm': {
    id: '0b6f2a54-6d0e-4c6b-9a51-6f1d7f1e0a03',
    content_type: 'video/webm',
    access: 'public',
  },
  'cahaya-jendela.vtt': {
    id: '0b6f2a54-6d0e-4c6b-9a51-6f1d7f1e0a04',
    content_type: 'text/vtt',
    access: 'public',
  },
  'kartu-susunan-perintah.md': {
    id: '0b6f2a54-6d0e-4c6b-9a51-6f1d7f1e0a05',
    content_type: 'text/markdown',
    access: 'owner',
  },
  'aturan-ai-karyawan.md': {
    id: '0b6f2a54-6d0e-4c6b-9a51-6f1d7f1e0a06',
    content_type: 'text/markdown',
    access: 'owner',
  },
  'lembar-data-barang.csv': {
    id: '0b6f2a54-6d0e-4c6b-9a51-6f1d7f1e0a07',
    content_type: 'text/csv',
    access: 'owner',
  },
  'laporan-laba-rugi-contoh.csv': {
    id: '0b6f2a54-6d0e-4c6b-9a51-6f1d7f1e0a08',
    content_type: 'text/csv',
    access: 'owner',
  },
} as const satisfies Readonly<Record<string, DemoFile>>;
export type DemoFileName = keyof typeof demoFiles;

interface ListedFile {
  readonly name: DemoFileName;
  readonly title: string;
  readonly description: string;
}

/** What lies beside a product for its owners. */
export const demoProductFiles: Readonly<Record<string, readonly ListedFile[]>> = {
  'kelas-prompt-pemilik-usaha': [
    {
      name: 'kartu-susunan-perintah.md',
      title: 'Kartu susunan perintah',
      description: 'Empat baris yang ditempel di atas setiap perintah, dengan satu contoh terisi.',
    },
    {
      name: 'aturan-ai-karyawan.md',
      title: 'Aturan AI untuk karyawan',
      description: 'Satu halaman: yang boleh ditempel, yang tidak, dan cara memeriksanya.',
    },
  ],
  'foto-produk-satu-sore': [
    {
      name: 'lembar-data-barang.csv',
      title: 'Lembar data barang',
      description: 'Dua belas kolom, dua baris contoh. Buka dengan aplikasi lembar kerja apa pun.',
    },
  ],
  'webinar-membaca-laporan-keuangan': [
    {
      name: 'laporan-laba-rugi-contoh.csv',
      title: 'Laporan laba rugi contoh',
      description: 'Tiga bulan sebuah usaha dagang. Contoh, bukan angka siapa pun.',
    },
  ],
};
