import { firstNameOf } from '#contract/first-name.ts'
import type { ReasonKind } from '#contract/thanks.ts'
import type { Language } from '#languages/index.ts'
import type { LineRows, PersonRow, ReasonRow } from './rules-rows.ts'

/** Where a note to a line goes. */
export interface Recipient {
  address: string
  /** Only a host or a form typed it: nobody proved it, and nobody came by themselves with it. */
  isOnlyTyped: boolean
  /** Of somebody who gave no name: hosts may not find out which it is, also not by comparing it with others. */
  isHidden: boolean
}

/**
 * The name that hosts typed, else the newest given, that of the line's own person before others, and an address or number
 * that stands for a name last; null where nobody gave any.
 */
export function nameOf({ uuid, people, reasons }: LineRows): string | null {
  const typed = firstOf(people, ({ name }) => name.trim())
  const known = reasons.filter(({ name }) => name !== null)
  const real = known.filter(({ name }) => !isNoName.test(name ?? ''))
  const given = real.length > 0 ? real : known
  return typed || (given.find(({ personUuid }) => personUuid === uuid) ?? given[0])?.name || null
}

/** What hosts typed, that of the line's own person before that of others. */
export const emailTyped = ({ people }: LineRows): string => firstOf(people, ({ email }) => email ?? '')
export const postalAddressOf = ({ people }: LineRows): string =>
  firstOf(people, ({ postalAddress }) => postalAddress)
export const noteOf = ({ people }: LineRows): string => firstOf(people, ({ note }) => note)

const firstOf = (people: readonly PersonRow[], textOf: (person: PersonRow) => string): string =>
  people.map(textOf).find((text) => text !== '') ?? ''

/** The address that hosts read: theirs, else the newest that is shown to them elsewhere. */
export const emailShown = (line: LineRows): string | null =>
  emailTyped(line) || line.reasons.find(({ email }) => email !== null)?.email || null

/** What hosts typed, else a proven address, else one that came with a memory or gift, else one that an answer names. */
export function recipientOf(line: LineRows): Recipient | null {
  const reachable = line.reasons.filter(({ mail }) => mail !== null)
  const proven = reachable.find(({ key }) => key !== null)
  const typed = emailTyped(line)
  if (typed !== '')
    return {
      address: typed,
      isOnlyTyped: typed.toLowerCase() !== proven?.mail?.toLowerCase(),
      isHidden: false,
    }
  const came = proven ?? reachable.find(({ kind }) => kind !== 'ANSWER')
  return came ? recipientBy(came, false) : recipientBy(reachable[0], true)
}

const recipientBy = (reason: ReasonRow | undefined, isOnlyTyped: boolean): Recipient | null =>
  reason?.mail
    ? { address: reason.mail, isOnlyTyped, isHidden: reason.name === null && reason.email === null }
    : null

/** The first thanks, a note before a tick. */
export function thankedOf({
  people,
}: LineRows): { at: Date; how: NonNullable<PersonRow['thankedHow']> } | null {
  const thanked = people.flatMap(({ thankedAt, thankedHow }) =>
    thankedAt && thankedHow ? [{ at: thankedAt, how: thankedHow }] : [],
  )
  return thanked.find(({ how }) => how === 'NOTE') ?? thanked[0] ?? null
}

export const languageOf = ({ reasons }: LineRows, fallback: Language): Language =>
  reasons.find(({ language }) => language !== null)?.language ?? fallback

/** What the person did, as one of the proposals says it; several things are `MANY`, words with an answer are `WORDS`. */
export function proposalKind({ reasons }: LineRows): ReasonKind | 'WORDS' | 'MANY' {
  const kinds = [...new Set(reasons.map(({ kind }) => kind))]
  // Whoever wrote or gave is not thanked for answering as well.
  const told = kinds.length > 1 ? kinds.filter((kind) => kind !== 'ANSWER') : kinds
  if (told.length !== 1 || !told[0]) return 'MANY'
  const hasWords = told[0] === 'ANSWER' && reasons.some(({ words }) => words.trim() !== '')
  return hasWords ? 'WORDS' : told[0]
}

/** Null also where an address or a number stands for the name. */
export const firstNameOfLine = (line: LineRows): string | null => {
  const name = nameOf(line)
  return name === null || isNoName.test(name) ? null : firstNameOf(name)
}

const isNoName = /@|^\P{L}*$/u
