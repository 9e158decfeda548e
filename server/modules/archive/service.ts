// Archives: the mails around the end of a year.

export { send } from './service-send.ts'
