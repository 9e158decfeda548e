export { writeThanksTable } from './list-thanks.ts'
