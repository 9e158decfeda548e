import { expect, test } from 'vitest'
import { retention } from '#contract/host-limits.ts'
import { textsOf } from '#languages/all.ts'
import { languages } from '#languages/index.ts'

/** A year can be added until a memorial is removed for good. */
const untilGone = retention.graceDays + retention.closedDays

test.each(languages)(
  'what is said in %s of adding a year names the day until which it can be added',
  (language) => {
    const { screens, mails } = textsOf(language)
    for (const text of [screens.landing.afterwards, screens.trust.privacy.long.text])
      expect(text).toContain(` ${untilGone} `)
    expect(mails.yearsEnd.ending.stands).toContain('{files}')
  },
)
