import { json, type Row } from './role-row.ts'

/** Who may make which call about the programme of a day, and whom to thank for it. */
export const rowsOfTheDay: Record<string, Row> = {
  markThanked: { sent: () => json({ thanked: true }) },
  sendThanks: { sent: () => json({ words: 'Thank you' }) },
  removeThanks: { sent: () => json({ removed: true }) },
  getProgramme: {},
  countEventAudience: {},
  tellOfEvent: { sent: () => json({ uuid: aFormerOne.from, message: 'At eleven.' }) },
  saveProgramme: { sent: () => json({ events: [] }) },
  listEventAnswers: {},
  exportEventAnswers: {},
}
