import type { Corruption } from './corrupt-books.ts';

const question = `'[{"id": "a", "type": "short", "text": "Apa?", "answers": ["x"]}]'`;
const right = `'[{"question_id": "a", "choices": [], "text": "x", "is_correct": true}]'`;

export const learningCorruptions: readonly Corruption[] = [
  {
    check: 'quiz-attempts-by-holders',
    by: 'an attempt of somebody who never had the course',
    statement: `insert into quiz_attempts (user_id, product_id, lesson_id, lesson_title, questions, pass_percent)
      select (select id from users limit 1), id, 'a', 'A', ${question}, 80 from products
      where id not in (select product_id from user_products) limit 1`,
  },
  {
    check: 'quiz-attempts-are-judged-rightly',
    by: 'a score that the answers do not say',
    statement: `insert into quiz_attempts (user_id, product_id, lesson_id, lesson_title, questions, pass_percent, answers,
        finished_at, score_percent, is_passed)
      select user_id, product_id, 'a', 'A', ${question}, 80, ${right}, now(), 90, true from user_products limit 1`,
  },
  {
    check: 'hand-ins-by-holders',
    by: 'the file of somebody else, handed in',
    statement: `with file as (
        insert into media_files (storage_key, file_name, content_type, size_bytes, uploaded_by, uploaded_at)
        select 'hand-ins/uji.txt', 'uji.txt', 'text/plain', 1, u.id, now() from users u
        where u.id <> (select user_id from user_products order by id limit 1) limit 1 returning id
      ) insert into lesson_hand_ins (user_id, product_id, lesson_id, lesson_title, task, body, file_id)
        select h.user_id, h.product_id, 'a', 'A', 'Tulis.', '', file.id
        from file, (select user_id, product_id from user_products order by id limit 1) h`,
  },
];
