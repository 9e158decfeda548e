import { json, type Row } from './role-row.ts'

/** Who may make which call about the programme of a day, and whom to thank for it. */
export const rowsOfTheDay: Record<string, Row> = {
  markThanked: { sent: () => json({ thanked: true }) },
  sendThanks: { sent: () => json({ words: 'Thank you' }) },
  removeThanks: { sent: () => json({ removed: true }) },
  getProgramme: {},
  countEventAudience: {},
  tellOfEvent: { sent: () => json({ uuid: '0c1d2e3f-4a5b-4c6d-8e7f-8091a2b3c4d5', message: 'At eleven.' }) },
  saveProgramme: { sent: () => json({ events: [] }) },
  listEventAnswers: {},
  exportEventAnswers: {},
}
