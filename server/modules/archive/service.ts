// Archives: links for the mails around the end of a year. Hosts ask for them by its routes.

export { linkFor } from './service-archive.ts'
export { send } from './service-send.ts'
