/** The list of people who answered for an event. */
export const peoplePath = (eventUuid: string): string => `/memorial/event-answers/${eventUuid}`

export const PROGRAMME_PATH = '/memorial/programme'
