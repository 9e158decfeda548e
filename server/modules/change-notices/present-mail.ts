import type { ChangedEvent, ChangedFact, EventSide } from '#contract/change-notices.ts'
import { excerptOf } from '#contract/excerpt.ts'
import { readStreamLink } from '#contract/stream-link.ts'
import { nearestInstant } from '#contract/zoned-time.ts'
import type { Language } from '#languages/index.ts'
import { mailableName, mailableWords, screenLine } from '#server/lib/spam.ts'
import { mailMoment, mailTime, namedDay } from '#server/mails/dates.ts'
import { mailTranslator } from '#server/mails/translator.ts'

/** A changed event as a mail tells it, in the language of its reader. */
export interface ChangedPart {
  /** Nobody was told of it before. */
  isNew: boolean
  name: string
  /** Sentences, such as that it does not take place. */
  notes: string[]
  /** What was, and what is. Null: not settled, and of what was never settled nothing is said. */
  facts: { what: 'when' | 'where' | 'called'; before: string | null; now: string | null }[]
  /** When and where it is, if neither changed; null without both. */
  stays: string | null
}

/** How much of the details a mail shows, as an invitation does; the page shows the rest. */
const DETAILS = 300

export function changedPart(change: ChangedEvent, language: Language): ChangedPart {
  const { before, after, what } = change
  const isNew = what.includes('NEW')
  const has = (kind: ChangedFact) => what.includes(kind)
  const facts: ChangedPart['facts'] = []
  if (has('WHEN') || (isNew && after.date))
    facts.push({ what: 'when', before: whenOf(before, language), now: whenOf(after, language) })
  if (has('WHERE') || (isNew && after.place))
    facts.push({ what: 'where', before: placeOf(before, language), now: placeOf(after, language) })
  const name = nameOf(after, language)
  const former = nameOf(before, language)
  if (name !== former) facts.push({ what: 'called', before: former, now: name })
  const stays = isNew
    ? []
    : [!has('WHEN') && whenOf(after, language), !has('WHERE') && mailableWords(after.place)].filter(Boolean)
  return { isNew, name, notes: notesOn(change, language), facts, stays: stays.join(', ') || null }
}

function notesOn({ before, after, what }: ChangedEvent, language: Language): string[] {
  const t = mailTranslator(language)
  const notes: string[] = []
  if (what.includes('WHETHER'))
    notes.push(t(after.isCancelled ? 'programme.cancelled' : 'programmeChange.takesPlace'))
  if (what.includes('STREAM') || (what.includes('NEW') && after.streamUrl)) {
    const site = after.streamUrl && readStreamLink(after.streamUrl)?.site
    if (site)
      notes.push(t(before.streamUrl ? 'programmeChange.newStream' : 'programmeChange.stream', { site }))
    else notes.push(t(after.isNotStreamed ? 'programmeChange.notStreamed' : 'programmeChange.noStream'))
  }
  if (what.includes('DETAILS')) {
    const text = after.details?.trim() ?? ''
    const isShown = text !== '' && !screenLine(text)
    notes.push(
      isShown
        ? t('programmeChange.details', { text: text.length > DETAILS ? excerptOf(text, DETAILS) : text })
        : t('programmeChange.detailsOnPage'),
    )
  }
  return notes
}

/** A title that holds an offer or an address is in no mail. */
const nameOf = ({ title, kind }: EventSide, language: Language): string =>
  (title && mailableName(title)) || mailTranslator(language)(`programme.kinds.${kind}`)

/** Null: not settled. */
const placeOf = ({ place }: EventSide, language: Language): string | null =>
  place && (mailableWords(place) ?? mailTranslator(language)('programmeChange.placeOnPage'))

function whenOf({ date, begins, endDate, ends, zone }: EventSide, language: Language): string | null {
  if (!date) return null
  const t = mailTranslator(language)
  const day = namedDay(date, language, zone)
  if (!begins || !zone)
    return endDate && endDate !== date
      ? t('programmeChange.until', { from: day, text: namedDay(endDate, language, zone) })
      : day
  const beginsAt = nearestInstant(date, begins, zone)
  if (!ends || !endDate) return mailMoment(date, beginsAt.toISOString(), zone, language)
  const endsAt = nearestInstant(endDate, ends, zone)
  return t('programmeChange.until', {
    from: `${day}, ${mailTime(beginsAt, zone, language)}`,
    text:
      endDate === date
        ? mailTime(endsAt, zone, language, 'named')
        : mailMoment(endDate, endsAt.toISOString(), zone, language),
  })
}
