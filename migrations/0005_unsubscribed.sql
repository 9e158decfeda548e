-- Who asked not to be invited to a memorial again. Apart from the contacts, so that a list that is edited or
-- pasted anew forgets nobody's wish. Addresses are in small letters.
create table unsubscribed (
  memorial_uuid uuid not null references memorials on delete cascade,
  email text not null,
  unsubscribed_at timestamptz not null,
  primary key (memorial_uuid, email)
);
