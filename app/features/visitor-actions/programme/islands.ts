/** Both islands of a programme, loaded by one import. */
export { ProgrammeRsvp } from '../rsvp/programme/ProgrammeRsvp.tsx'
export { Programme } from './Programme.tsx'
