// Replies to mails become memories (docs/decisions/0027).

export { knowsAddress, receiveMail } from './service-receive.ts'
