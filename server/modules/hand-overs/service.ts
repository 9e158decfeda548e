// Hand-overs, as far as others ask: what an operator who is gone asked for is called off.

export { callOffAsked } from './service-hand-overs.ts'
