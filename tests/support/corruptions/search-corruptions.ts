import type { Corruption } from './corrupt-books.ts';

const passage = (kind: string, source: string, key: string) => `
  insert into search_passages (kind, source_id, language, text_language, place, title, body, path, access_key)
  select '${kind}', ${source}, 'id', 'id', 777, 'A', 'A', '/a', ${key} from products limit 1`;

export const searchCorruptions: readonly Corruption[] = [
  {
    check: 'search-has-the-passages-of-its-sources',
    by: 'a passage that still says what a product said before',
    statement: `update search_passages set body = body || ' lama'
      where id = (select id from search_passages where kind = 'product' limit 1)`,
  },
  {
    check: 'search-has-the-passages-of-its-sources',
    by: 'a product that nobody finds',
    statement: 'delete from search_passages where source_id = (select id::text from products limit 1)',
  },
  {
    check: 'search-shows-only-what-everybody-may-read',
    by: 'a passage of something that is not published',
    statement: passage('product', 'gen_random_uuid()::text', 'null'),
  },
  {
    check: 'search-lessons-have-the-key-of-their-course',
    by: 'a lesson that holders of another course find',
    statement: passage('lesson', 'id::text', "'another:1-1'"),
  },
  {
    check: 'search-files-have-the-key-of-a-file-of-their-product',
    by: 'a file that holders of another product find',
    statement: passage('file', 'id::text', "'another:file:1'"),
  },
];
