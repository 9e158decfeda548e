/** Archives for journeys, as the tests of the reader make them. */
export { archiveOf } from '#app/lib/archive/testing.ts'
