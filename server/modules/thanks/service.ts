// Whom to thank: what the archive of a memorial asks for. Hosts use it by its routes.

export { tableOf } from './service-list.ts'
