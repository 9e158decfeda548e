// The programme of a memorial's day: what the answers of guests ask of it.

export { queueAnswer } from './answer-queue.ts'
export {
  namedEvents,
  planAnswers,
  storeAnswers,
  tableOf,
  visibleEvents,
  waitWhereFull,
} from './service-answers.ts'
