import { contactKey } from '#contract/contacts-text.ts'
import { memorial } from '#contract/limits.ts'
import { newId } from './ids.ts'
import { type ContentPart, filledFunds, validContacts, writtenStories } from './rules.ts'
import {
  blankDraft,
  type Content,
  type DraftContact,
  type DraftFund,
  type DraftPhoto,
  type DraftStory,
} from './schema.ts'

/** Merges a list that was changed here and on the server, so that nothing that either side wrote is lost. */

interface Row {
  id: string
}

interface ListRules<R extends Row> {
  /** Whether two versions of a row are equal in all that the host wrote. */
  isAlike: (one: R, other: R) => boolean
  /** Whether two rows that both sides added separately are the same. */
  isTwin: (one: R, other: R) => boolean
  /** The row as a new one that the server does not know yet. */
  asNew: (row: R) => R
  /** What stays of a row that both sides changed. */
  combine: (mine: R, theirs: R) => R[]
}

/**
 * Merges two lists. What one side removed is dropped, unless the other side changed it meanwhile. The order is that of
 * the side that changed the order, mine if both did; rows that only the other side has follow the row they followed
 * there.
 */
function mergeLists<R extends Row>(
  base: readonly R[],
  mine: readonly R[],
  theirs: readonly R[],
  { isAlike, isTwin, asNew, combine }: ListRules<R>,
): R[] {
  const find = (rows: readonly R[], { id }: R) => rows.find((row) => row.id === id)
  const isAdded = (row: R) => !find(base, row)
  const isTouched = (row: R) => {
    const before = find(base, row)
    return !before || !isAlike(before, row)
  }
  const ofMine = (row: R): R[] => {
    const other = find(theirs, row)
    if (isAdded(row) && theirs.some((one) => isAdded(one) && isTwin(one, row))) return []
    if (!other) return isAdded(row) ? [row] : isTouched(row) ? [asNew(row)] : []
    if (!isTouched(other) || isAlike(row, other)) return [row]
    return isTouched(row) ? combine(row, other) : [other]
  }
  const ofTheirs = (row: R): R[] => (!find(mine, row) && isTouched(row) ? [row] : [])

  const [lead, follow] = isReordered(base, mine) ? [mine, theirs] : [theirs, mine]
  const order = lead.map(({ id }) => id)
  follow.forEach(({ id }, place) => {
    if (order.includes(id)) return
    const before = follow.slice(0, place).map((row) => row.id)
    order.splice(order.findLastIndex((one) => before.includes(one)) + 1, 0, id)
  })
  return order.flatMap((id) => {
    const own = mine.find((row) => row.id === id)
    const other = theirs.find((row) => row.id === id)
    return own ? ofMine(own) : other ? ofTheirs(other) : []
  })
}

/** Whether rows of the base are in another order. */
function isReordered(base: readonly Row[], rows: readonly Row[]): boolean {
  const places = rows.map(({ id }) => base.findIndex((row) => row.id === id)).filter((place) => place >= 0)
  return places.some((place, at) => place < (places[at - 1] ?? -1))
}

/** The parts that are lists. */
const listParts = ['photos', 'stories', 'contacts', 'funds'] as const satisfies ContentPart[]
export type ListPart = (typeof listParts)[number]

export const isListPart = (name: ContentPart): name is ListPart => listParts.some((part) => part === name)

const stories: ListRules<DraftStory> = {
  isAlike: (one, other) =>
    (['title', 'text'] as const).every((field) => one[field].trim() === other[field].trim()),
  isTwin: (one, other) => stories.isAlike(one, other),
  asNew: (story) => ({ ...story, id: newId(), uuid: null }),
  combine: (mine, theirs) => [mine, stories.asNew(theirs)],
}

const contacts: ListRules<DraftContact> = {
  isAlike: (one, other) => contactKey(one.text) === contactKey(other.text),
  isTwin: (one, other) => contacts.isAlike(one, other),
  asNew: (contact) => ({ ...contact, id: newId(), server: null }),
  combine: (mine, theirs) => [mine, contacts.asNew(theirs)],
}

const funds: ListRules<DraftFund> = {
  isAlike: (one, other) =>
    (['title', 'description', 'goal'] as const).every((field) => one[field].trim() === other[field].trim()),
  isTwin: (one, other) => funds.isAlike(one, other),
  asNew: (fund) => ({ ...fund, id: newId(), server: null }),
  // The gifts belong to my version: it keeps its id, under which the ledger has them.
  combine: (mine, theirs) => [mine, funds.asNew(theirs)],
}

const photos: ListRules<DraftPhoto> = {
  isAlike: (one, other) => one.caption.trim() === other.caption.trim(),
  isTwin: () => false,
  // A photo has one file: whichever side removed it, it is still the same photo.
  asNew: (photo) => photo,
  // If the two captions do not fit, mine stays, and the conflict dialog says so: `mergeLosesCaption`.
  combine: (mine, theirs) => [{ ...mine, caption: bothCaptions(mine, theirs) ?? mine.caption }],
}

/** Joins the two captions of one photo; null if they do not fit. */
function bothCaptions({ caption: mine }: DraftPhoto, { caption: theirs }: DraftPhoto): string | null {
  if (mine.includes(theirs.trim())) return mine
  if (theirs.includes(mine.trim())) return theirs
  const both = `${mine.trim()} · ${theirs.trim()}`
  return both.length <= memorial.captionMax ? both : null
}

/**
 * Whether merging would lose a caption: two captions of one photo are too long together. It is all that `mergePart` can
 * lose.
 */
export function mergeLosesCaption(base: Content, mine: Content, theirs: Content): boolean {
  const of = ({ photos: all }: Content, { id }: Row) => all.find((one) => one.id === id)
  return mine.photos.some((one) => {
    const [before, other] = [of(base, one), of(theirs, one)]
    if (!before || !other || photos.isAlike(before, one) || photos.isAlike(before, other)) return false
    return bothCaptions(one, other) === null
  })
}

/** My content with the list `name` merged from both sides; a part that is not a list stays mine. */
export function mergePart(name: ContentPart, base: Content, mine: Content, theirs: Content): Content {
  const all = [base, mine, theirs] as const
  if (name === 'photos') return { ...mine, photos: merged(all, ({ photos }) => photos, photos) }
  if (name === 'stories')
    return { ...mine, stories: orBlank('stories', merged(all, writtenStories, stories)) }
  if (name === 'funds') return { ...mine, funds: orBlank('funds', merged(all, filledFunds, funds)) }
  if (name !== 'contacts') return mine
  return { ...mine, contacts: orBlank('contacts', eachOnce(merged(all, validContacts, contacts))) }
}

/** Merges the non-blank rows of a list. */
const merged = <R extends Row>(
  [base, mine, theirs]: readonly [Content, Content, Content],
  rowsOf: (content: Content) => R[],
  rules: ListRules<R>,
): R[] => mergeLists(rowsOf(base), rowsOf(mine), rowsOf(theirs), rules)

/** A list on a screen is never empty. */
const orBlank = <Name extends 'stories' | 'contacts' | 'funds'>(
  name: Name,
  rows: Content[Name],
): Content[Name] => (rows.length > 0 ? rows : blankDraft('blank')[name])

/** An address may have been changed here to one that was added on the server. */
function eachOnce(rows: DraftContact[]): DraftContact[] {
  const seen = new Set<string>()
  return rows.filter(({ text }) => !seen.has(contactKey(text)) && seen.add(contactKey(text)))
}
