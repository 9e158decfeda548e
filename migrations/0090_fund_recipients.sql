-- Who receives what is given to a fund, and when, in the family's words.
alter table funds add column recipient text;
alter table funds add column payout text;
