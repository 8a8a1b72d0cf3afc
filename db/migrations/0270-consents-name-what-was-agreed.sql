-- What stood in the terms and in the privacy policy when somebody agreed: when each was last changed. The change is in the
-- audit log with what stood before. null: of an earlier release, or a consent taken back.
alter table consents
  add column terms_of timestamptz,
  add column privacy_of timestamptz;
