-- The auth library names some of its notes itself (a digest, where only one may exist), so a key need not be a UUID:
-- signing in by a mailed code to an account whose address nobody had proved failed on it.
alter table auth_verifications
  alter column id drop default,
  alter column id type text using id::text,
  alter column id set default gen_random_uuid()::text;
