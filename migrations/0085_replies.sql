-- Which hosts take the replies to mails that guests get in their name: each agrees once, since guests then see the address.
alter table relationships add column takes_replies boolean not null default false;
