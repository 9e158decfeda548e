-- Where gifts go at the payment provider (`acct_…`): a fund's own account, else its memorial's, else the one of the
-- environment (docs/decisions/0160).
alter table memorials add column connected_account text;
alter table funds add column connected_account text;
