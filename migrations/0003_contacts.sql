-- Whom hosts invite, and whom they block.

create table contacts (
  uuid uuid primary key default gen_random_uuid(),
  memorial_uuid uuid not null references memorials on delete cascade,
  email text,
  phone text,
  first_name text not null default '',
  surname text not null default '',
  position integer not null,
  -- NONE: never asked. QUEUED: the job has it. SENT: the mail server took it. BOUNCED: it did not.
  invite_state text not null default 'NONE' check (invite_state in ('NONE', 'QUEUED', 'SENT', 'BOUNCED')),
  invite_error text,
  invite_queued_at timestamptz,
  date_invite_sent timestamptz,
  -- The personal link in the invitation: an answer from it needs no typing.
  invite_token text not null unique,
  unsubscribed_at timestamptz,
  -- When a host ticked off that they have texted the link to a contact. A text leaves from the host's own phone:
  -- nobody else can know of it.
  texted_at timestamptz,
  check ((email is not null) or (phone is not null))
);
create unique index contacts_email_key on contacts (memorial_uuid, lower(email));
create index contacts_memorial_idx on contacts (memorial_uuid, position);

-- Who asked not to be invited to a memorial again. Apart from the contacts, so that a list that is edited or pasted
-- anew forgets nobody's wish. Addresses are in small letters.
create table unsubscribed (
  memorial_uuid uuid not null references memorials on delete cascade,
  email text not null,
  unsubscribed_at timestamptz not null,
  primary key (memorial_uuid, email)
);

-- Which addresses were invited to a memorial, and what became of it, also once they are off its list: whoever is put
-- on the list again is not invited anew. A hash of memorial and address, since the address itself was removed.
create table invited_addresses (
  memorial_uuid uuid not null references memorials on delete cascade,
  address_hash bytea not null,
  sent_at timestamptz,
  bounced_at timestamptz,
  primary key (memorial_uuid, address_hash)
);

-- Whom hosts shut out: an account, or an address without one.
create table blocked (
  uuid uuid primary key default gen_random_uuid(),
  memorial_uuid uuid not null references memorials on delete cascade,
  user_uuid uuid references users on delete cascade,
  -- In small letters.
  email text,
  blocked_at timestamptz not null,
  -- An account is. Whether the address was somebody's who had proved it was theirs, or only stood in an answer that
  -- anybody could have typed. Where it cannot be told any more, nobody proved it.
  proven boolean not null default false,
  -- Shut out by what they added without a name: the hosts who can let them in again are not told who it is.
  without_name boolean not null default false,
  check ((user_uuid is null) <> (email is null)),
  check (proven or email is not null)
);
create unique index blocked_key on blocked (memorial_uuid, coalesce(user_uuid::text, email));
create index blocked_user_idx on blocked (user_uuid);
