import { describe, expect, it } from 'vitest'
import { textsOf } from '#languages/all.ts'
import { languages } from '#languages/index.ts'
import { mailTranslator } from '#server/mails/translator.ts'

const statuses = ['ATTENDING', 'UNSURE', 'NOT_ATTENDING'] as const
const counted = { ATTENDING: 'attending', UNSURE: 'unsure', NOT_ATTENDING: 'notAttending' } as const

describe.each(languages)('an answer in %s', (language) => {
  const t = mailTranslator(language)
  const { screens, tables } = textsOf(language)
  const { visitRsvp, contactList, dashboard } = screens

  it.each(statuses)('%s is one wording of oneself, on the page and in mails', (status) => {
    expect(t(`rsvp.answers.${status}`)).toBe(visitRsvp[status])
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
