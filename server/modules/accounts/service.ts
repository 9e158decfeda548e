// Accounts: what other modules ask of people and their proofs. People sign in and look after their account by its routes.

export { requireReachable } from './service-accounts.ts'
export { endOtherInvited, enterInvited } from './service-invited.ts'
export { authenticate } from './service-sessions.ts'
