export const tableColumns = [
  'slug',
  'title',
  'type',
  'category',
  'price',
  'original_price',
  'billing_cycle',
  'is_active',
  'is_featured',
  'coming_soon',
  'launch_date',
  'stock',
  'short_description',
  'tags',
  'meta_title',
  'meta_description',
] as const;
export type TableColumn = (typeof tableColumns)[number];

export const englishColumns = ['title_en', 'short_description_en'] as const;
export type EnglishColumn = (typeof englishColumns)[number];
export type FileColumn = TableColumn | EnglishColumn;
export const fileColumns = [...tableColumns, ...englishColumns];

export const TAG_SEPARATOR = ';';

export function cellOf(value: unknown): string | number {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.join(`${TAG_SEPARATOR} `);
  if (typeof value === 'boolean') return value ? 'ya' : 'tidak';
  return typeof value === 'number' ? value : String(value);
}
