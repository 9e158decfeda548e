import { json, type Row } from './role-row.ts'

const aFormerOne = { from: '0c1d2e3f-4a5b-4c6d-8e7f-8091a2b3c4d5', date: '2025-03-04T10:00:00.000Z' }

/** Who may make which call about the programme of a day, whom to thank for it, and what comes from an archive. */
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
  findBrought: { sent: () => json({ memories: [aFormerOne.from], answers: [aFormerOne.from] }) },
  bringMemory: {
    sent: () => json({ ...aFormerOne, contributorName: 'Ruth', message: 'Lemons', state: 'VISIBLE' }),
  },
  bringAnswer: { sent: () => json({ ...aFormerOne, name: 'Ruth', status: 'ATTENDING' }) },
}
