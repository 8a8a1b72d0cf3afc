import { cn } from '#app/lib/cn.ts';

interface Mark {
  readonly word: string;
  readonly type: string;
  readonly sign?: string;
}

const QR =
  'M1 1h5v5H1zM10 1h5v5h-5zM1 10h5v5H1zM10 10h2v2h-2zM13 13h2v2h-2zM13 9.5h2V11h-2zM9.5 13.5h2V15h-2z';
const marks: Readonly<Record<string, Mark>> = {
  qris: { word: 'QRIS', type: 'font-extrabold tracking-[0.02em]', sign: QR },
  va_bca: { word: 'BCA', type: 'font-extrabold italic' },
  va_mandiri: {
    word: 'mandiri',
    type: 'font-bold',
    sign: 'M1 9C4 3 7 3 8.5 6.5S13 9 15 4c-.5 6-3.5 9-6.5 7S4 7 1 9z',
  },
  va_bri: { word: 'BRI', type: 'font-extrabold', sign: 'M1 1h14v14H1zM4 4v8h4a3 3 0 0 0 2-5 2 2 0 0 0-2-3z' },
  va_bni: {
    word: 'BNI',
    type: 'font-extrabold tracking-[0.03em]',
    sign: 'M1 15 8 1h3L4 15zM9 15l3-6h3l-3 6z',
  },
  va_permata: { word: 'Permata', type: 'font-bold', sign: 'M8 1l7 7-7 7-7-7zM8 5 5 8l3 3 3-3z' },
  ovo: { word: 'OVO', type: 'font-extrabold' },
  dana: {
    word: 'DANA',
    type: 'font-extrabold tracking-[0.02em]',
    sign: 'M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1zM3 7c2-2 3.5-1 5 0s3 2 5 0v2c-2 2-3.5 1-5 0s-3-2-5 0z',
  },
  shopeepay: {
    word: 'ShopeePay',
    type: 'font-bold',
    sign: 'M2 5h2.5a3.5 3.5 0 0 1 7 0H14l-1 10H3zM6 5h4a2 2 0 0 0-4 0z',
  },
  linkaja: {
    word: 'LinkAja',
    type: 'font-bold',
    sign: 'M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1zM6 4h2v6h3v2H6z',
  },
};

interface WayMarkProps {
  readonly name: string;
  readonly label: string;
  readonly isPlate?: boolean;
}

export function WayMark({ name, label, isPlate = false }: WayMarkProps) {
  const { word, type, sign } = marks[name] ?? { word: label, type: 'font-semibold' };
  return (
    <span
      aria-hidden="true"
      className={cn(
        'inline-flex items-center gap-1 whitespace-nowrap leading-none',
        isPlate
          ? 'h-6 rounded-tag bg-surface px-1.5 text-[0.6875rem] text-ink-2 ring-1 ring-line-strong ring-inset'
          : 'text-ui',
        type,
      )}
    >
      {sign !== undefined && (
        <svg
          viewBox="0 0 16 16"
          fill="currentColor"
          fillRule="evenodd"
          aria-hidden="true"
          className="size-[1.1em]"
        >
          <path d={sign} />
        </svg>
      )}
      {word}
    </span>
  );
}
