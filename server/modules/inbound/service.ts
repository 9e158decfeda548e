// Replies to mails become memories (docs/decisions/0379).

export { knowsAddress, receiveMail } from './service-receive.ts'
