-- Leads of every form and status, and as many submissions as there are people.

insert into leads (full_name, email, phone, company, form_type, form_data, status, lead_score, created_at)
select pg_temp.name_of(n), pg_temp.word_of(n) || n || '@usaha' || n % 997 || '.example', '08' || (1000000000 + n)::text,
       'CV ' || initcap(pg_temp.word_of(n % 5003)),
       (array['free_audit', 'join_community', 'consultation_booking', 'mentorship_application', 'contact'])[1 + n % 5],
       '{"message": "Saya ingin tahu biayanya."}',
       (array['new', 'contacted', 'qualified', 'converted', 'lost'])[1 + n % 5], n * 7919 % 101,
       now() - interval '2 years' * n / current_setting('shop.leads')::bigint
from generate_series(1, current_setting('shop.leads')::bigint) n;

insert into form_submissions (email, form_type, form_data, submission_key, consent_at, ip_address, last_updated_at)
select email, (array['free_audit', 'join_community', 'contact'])[1 + n % 3],
       '{"name": "Sari", "message": "Saya ingin tahu biayanya."}', gen_random_uuid(), now(), '203.0.113.7',
       now() - interval '2 years' * n / current_setting('shop.people')::bigint
from numbered_people;
