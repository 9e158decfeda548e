-- New words of a fund that holds gifts wait, so that any host can stop them (docs/decisions/0431).
create table fund_changes (
  uuid uuid primary key default gen_random_uuid(),
  memorial_uuid uuid not null references memorials on delete cascade,
  fund_uuid uuid not null references funds on delete cascade,
  -- The owner who asked; null once the account is deleted.
  asked_by uuid references users on delete set null,
  asked_at timestamptz not null,
  due_at timestamptz not null,
  -- All words of the fund, those that stay included.
  title text not null,
  description text,
  recipient text,
  payout text,
  charity text,
  -- WITHDRAWN: by whoever asked, or replaced. OBJECTED: by another host. LAPSED: the fund or its asker is no more what they were.
  state text not null default 'WAITING' check (state in ('WAITING', 'DONE', 'WITHDRAWN', 'OBJECTED', 'LAPSED')),
  ended_at timestamptz check ((ended_at is null) = (state = 'WAITING')),
  ended_by uuid references users on delete set null
);
create unique index fund_changes_waiting_idx on fund_changes (fund_uuid) where state = 'WAITING';
create index fund_changes_due_idx on fund_changes (due_at) where state = 'WAITING';
create index fund_changes_memorial_idx on fund_changes (memorial_uuid);
create index fund_changes_asked_by_idx on fund_changes (asked_by);
create index fund_changes_ended_by_idx on fund_changes (ended_by);

-- The number of a charity, as the family gives it; and the names under which the fund was given to before, oldest first.
alter table funds add column charity text;
alter table funds add column former_titles text[] not null default '{}';
