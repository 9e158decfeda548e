import { describe, expect, it } from 'vitest'
import { EventKind } from '#contract/programme.ts'
import { textsOf } from '#languages/all.ts'
import { languages } from '#languages/index.ts'
import { mailTranslator } from '#server/mails/translator.ts'

const statuses = ['ATTENDING', 'UNSURE', 'NOT_ATTENDING'] as const
const toEvents = [...statuses, 'WATCHING'] as const
const kinds = EventKind.options
const counted = { ATTENDING: 'attending', UNSURE: 'unsure', NOT_ATTENDING: 'notAttending' } as const

describe.each(languages)('an answer in %s', (language) => {
  const t = mailTranslator(language)
  const { screens, tables } = textsOf(language)
  const { visitProgramme, visitRsvp, contactList, dashboard } = screens

  it.each(statuses)('%s is one wording of oneself, on the page and in mails', (status) => {
    expect(t(`rsvp.answers.${status}`)).toBe(visitRsvp[status])
  })

  it.each(toEvents)('%s to an event of a programme, too', (status) => {
    expect(t(`programme.answers.${status}`)).toBe(visitProgramme[status])
  })

  it.each(kinds)('%s is one name of an event, on the page and in mails', (kind) => {
    expect(t(`programme.kinds.${kind}`)).toBe(visitProgramme[kind])
  })

  it.each(statuses)(
    '%s is one wording to hosts: dashboard, contacts, tables and the daily mail',
    (status) => {
      const said = tables.answers[status]
      expect(dashboard.rsvps[counted[status]]).toBe(said)
      expect(contactList.state[status]).toBe(said)
      expect(t(`digest.answer.${status}`, { guests: 0 })).toBe(said.toLocaleLowerCase(language))
    },
  )
})
