// How a memorial is changed. Every write that a visitor could see goes through these functions.

export { lockMemorial, lockUndeleted } from './repo.ts'
export { type BeforeEdit, editing, limitingText } from './service-editing.ts'
export {
  change,
  changeEvenIfDeleted,
  changeUnseen,
  changeWithoutNewVersion,
  changingPages,
  type PageChanged,
  queueBehindChanges,
} from './service-transactions.ts'
