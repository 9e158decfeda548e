-- Taken away by its contributor: hosts cannot bring it back.
alter table contributions add column withdrawn_at timestamptz;
