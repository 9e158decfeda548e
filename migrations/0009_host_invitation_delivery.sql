-- When the mail server would not have the mail: asking again need not wait then.
alter table host_invitations add column failed_at timestamptz;
