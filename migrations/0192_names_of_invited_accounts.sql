-- Unconfirmed accounts without a password are made by personal links alone. The first of them got the name in the invitation, which
-- somebody else may have typed; the name is the session's since then (docs/decisions/0376).
update users set first_name = '', surname = ''
  where email_verified_at is null and password_hash is null and (first_name <> '' or surname <> '');
