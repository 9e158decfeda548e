-- Those who come: how freely, and what happens to what they add.

-- Whose contributions appear at once: NONE, those of INVITED people, or EVERYONE's. The others wait for a host.
alter table memorials add column appear_at_once text not null default 'INVITED'
  check (appear_at_once in ('NONE', 'INVITED', 'EVERYONE'));
-- Taken off by the operator.
alter table memorials add column hidden_at timestamptz;

-- A MODERATOR looks at contributions before the family does, and sees nothing else of the memorial's desk.
alter table relationships drop constraint relationships_relationship_type_check;
alter table relationships add constraint relationships_relationship_type_check
  check (relationship_type in ('OWNER', 'ADMIN', 'MODERATOR', 'CONTRIBUTOR'));
-- The daily mail to those who look after a memorial; and when the last one was written.
alter table relationships add column digest boolean not null default true;
alter table relationships add column digest_sent_at timestamptz;
alter table host_invitations add column role text not null default 'ADMIN' check (role in ('ADMIN', 'MODERATOR'));

-- Why a contribution waits: APPROVAL, or what a rule found in its words.
alter table contributions add column pending_reason text
  check (pending_reason in ('APPROVAL', 'LINKS', 'WORDS'));

-- Photos that a visitor has sent and not yet added to a contribution are nobody else's.
alter table media add column uploaded_by uuid references users on delete set null;
create index media_uploaded_by_idx on media (uploaded_by) where uploaded_by is not null;

create table blocked_users (
  memorial_uuid uuid not null references memorials on delete cascade,
  user_uuid uuid not null references users on delete cascade,
  blocked_at timestamptz not null,
  primary key (memorial_uuid, user_uuid)
);
create index blocked_users_user_idx on blocked_users (user_uuid);

create table reports (
  uuid uuid primary key default gen_random_uuid(),
  memorial_uuid uuid not null references memorials on delete cascade,
  reason text not null check (reason in ('NOT_THE_FAMILY', 'UNKIND', 'PRIVATE', 'SPAM', 'OTHER')),
  words text not null default '',
  email text,
  created_at timestamptz not null,
  settled_at timestamptz
);
create index reports_memorial_idx on reports (memorial_uuid);
create index reports_open_idx on reports (created_at) where settled_at is null;

-- A gift that was begun. It becomes a donation when the provider says that the money came.
create table donation_intents (
  intent_id text primary key,
  memorial_uuid uuid not null references memorials on delete cascade,
  fund_uuid uuid not null references funds on delete cascade,
  user_uuid uuid references users on delete set null,
  amount_minor integer not null check (amount_minor > 0),
  fee_minor integer not null check (fee_minor >= 0),
  currency text not null,
  anonymous boolean not null,
  provider text not null,
  created_at timestamptz not null
);
create index donation_intents_memorial_idx on donation_intents (memorial_uuid);
create index donation_intents_fund_idx on donation_intents (fund_uuid);
create index donation_intents_user_idx on donation_intents (user_uuid);
