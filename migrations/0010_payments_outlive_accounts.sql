-- What was paid stays in the books when the account of who paid it is gone.
alter table payments alter column user_uuid drop not null;
alter table payments drop constraint payments_user_uuid_fkey;
alter table payments add foreign key (user_uuid) references users on delete set null;
