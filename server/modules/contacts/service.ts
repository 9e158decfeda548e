// Contacts: what is done with them when a memorial is saved. Hosts edit and invite them by its routes.

/** Inside the transaction that saves a memorial: replaces its list of contacts. */
export { replaceContacts } from './repo.ts'
