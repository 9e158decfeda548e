// The accounts of those who run the product, as far as others ask: who makes a call. Operators use them by its routes.

export { authenticate } from './service-sessions.ts'
