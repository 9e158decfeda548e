// Archives: how one is opened again, and the mails around the end of a year.

export { openArchive } from './open-archive.ts'
export { send } from './service-send.ts'
