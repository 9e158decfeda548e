/** The list of people who answered for an event. */
export const peoplePath = (eventUuid: string): string => `/memorial/event-answers/${eventUuid}`

/** Telling people of a change of the programme. */
export const CHANGE_PATH = '/memorial/programme-change'

export const PROGRAMME_PATH = '/memorial/programme'
