import { excerptOf } from '#contract/excerpt.ts'
import type { ThanksLine, ThanksReason } from '#contract/thanks.ts'
import { type Language, languages } from '#languages/index.ts'
import { mailTranslator } from '#server/mails/translator.ts'
import * as rules from './rules-lines.ts'
import type { LineRows, ReasonRow } from './rules-rows.ts'

/** What proposals name. */
export interface Named {
  nameOfPerson: string
  /** Of the memorial, for whoever's own is not known. */
  language: Language
}

export function presentLine(line: LineRows, named: Named): ThanksLine {
  const [own] = line.people
  const thanked = rules.thankedOf(line)
  const refused = line.people.find(({ noteRefusedAt }) => noteRefusedAt !== null)?.noteRefusedAt ?? null
  const language = rules.languageOf(line, named.language)
  return {
    uuid: line.uuid,
    name: rules.nameOf(line),
    email: rules.emailShown(line),
    typedEmail: rules.emailTyped(line),
    postalAddress: rules.postalAddressOf(line),
    note: rules.noteOf(line),
    greeting: greetingOf(line, language),
    proposal: proposalOf(line, language, named.nameOfPerson),
    language,
    canMail: rules.recipientOf(line) !== null,
    reasons: line.reasons.filter(({ isListed }) => isListed).map(presentReason),
    dateThanked: thanked ? thanked.at.toISOString() : null,
    thankedHow: thanked?.how ?? null,
    dateRefused: thanked ? null : (refused?.toISOString() ?? null),
    version: own?.version ?? 1,
  }
}

function presentReason(row: ReasonRow): ThanksReason {
  const { uuid, kind, name, words, status, guests, photos, amountMinor, currency, at } = row
  return {
    uuid,
    kind,
    name,
    words: excerptOf(words, EXCERPT),
    status,
    guests: guests ?? 0,
    photos,
    amountMinor,
    currency,
    date: at.toISOString(),
  }
}

const EXCERPT = 500

/** The first line of a note, in the language of its reader. */
export function greetingOf(line: LineRows, language: Language): string {
  const t = mailTranslator(language)
  const name = rules.firstNameOfLine(line)
  return name === null ? t('thanks.greetingNobody') : t('thanks.greeting', { name })
}

const proposalOf = (line: LineRows, language: Language, person: string): string =>
  mailTranslator(language)(`thanks.proposals.${rules.proposalKind(line)}`, { person })

/** For people who did different things, in each language. */
export const generalProposals = (person: string): Record<Language, string> =>
  Object.fromEntries(
    languages.map((language) => [language, mailTranslator(language)('thanks.proposals.MANY', { person })]),
  ) as Record<Language, string>
