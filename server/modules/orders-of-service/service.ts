// The order of service as text, for an archive.
export { readOrderText } from './read-order.ts'
