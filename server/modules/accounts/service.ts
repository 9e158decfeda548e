// Accounts: what other modules ask of people and their proofs. People sign in and look after their account by its routes.

export { endOtherInvited, enterInvited } from './enter-invited.ts'
export { authenticate } from './open-session.ts'
export { requireReachable } from './sign-in.ts'
