// The programme of a memorial's day: what the answers of guests ask of it.

export { queueAnswer } from './answer-queue.ts'
export { insertFirst, updateFirst } from './repo.ts'
export { inOrder as eventsInOrder } from './rules.ts'
export { namedEvents, storeAnswers, tableOf } from './service-answers.ts'
