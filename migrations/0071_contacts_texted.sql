-- When a host ticked off that they have texted the link to a contact. A text leaves from the host's own phone: nobody else
-- can know of it.
alter table contacts add column texted_at timestamptz;
