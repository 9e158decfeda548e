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

/** Keeping both when a list was changed here and there: nothing that either side wrote is lost. */

interface Row {
  id: string
}

interface ListRules<R extends Row> {
  /** Nothing that the host wrote differs. */
  isAlike: (one: R, other: R) => boolean
  /** Two rows that were added apart and are one all the same. */
  isTwin: (one: R, other: R) => boolean
  /** A row as a new one, which the server does not know yet. */
  asNew: (row: R) => R
  /** What stays of a row that both sides changed. */
  combine: (mine: R, theirs: R) => R[]
}

/**
 * Both lists in one. What one side removed goes, unless the other side changed it meanwhile. The order is that of
 * whoever changed it, mine if both did; what the other side added stands behind what it followed there.
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

/** Whether rows of the base stand in another order. */
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
  // What was given belongs to mine: it keeps its place in the books.
  combine: (mine, theirs) => [mine, funds.asNew(theirs)],
}

const photos: ListRules<DraftPhoto> = {
  isAlike: (one, other) => one.caption.trim() === other.caption.trim(),
  isTwin: () => false,
  // There is one picture: whoever removed it, it is still the same.
  asNew: (photo) => photo,
  // Where they do not fit, mine stays, and the question says so: `mergeLosesCaption`.
  combine: (mine, theirs) => [{ ...mine, caption: bothCaptions(mine, theirs) ?? mine.caption }],
}

/** One picture has one caption: both stand in it; null where they do not fit. */
function bothCaptions({ caption: mine }: DraftPhoto, { caption: theirs }: DraftPhoto): string | null {
  if (mine.includes(theirs.trim())) return mine
  if (theirs.includes(mine.trim())) return theirs
  const both = `${mine.trim()} · ${theirs.trim()}`
  return both.length <= memorial.captionMax ? both : null
}

/** The one thing that `mergePart` cannot keep: two captions of one picture that are too long to stand together. */
export function mergeLosesCaption(base: Content, mine: Content, theirs: Content): boolean {
  const of = ({ photos: all }: Content, { id }: Row) => all.find((one) => one.id === id)
  return mine.photos.some((one) => {
    const [before, other] = [of(base, one), of(theirs, one)]
    if (!before || !other || photos.isAlike(before, one) || photos.isAlike(before, other)) return false
    return bothCaptions(one, other) === null
  })
}

/** Content whose list `name` holds what either side has; of a part that is no list, mine. */
export function mergePart(name: ContentPart, base: Content, mine: Content, theirs: Content): Content {
  const all = [base, mine, theirs] as const
  if (name === 'photos') return { ...mine, photos: merged(all, ({ photos }) => photos, photos) }
  if (name === 'stories')
    return { ...mine, stories: orBlank('stories', merged(all, writtenStories, stories)) }
  if (name === 'funds') return { ...mine, funds: orBlank('funds', merged(all, filledFunds, funds)) }
  if (name !== 'contacts') return mine
  return { ...mine, contacts: orBlank('contacts', eachOnce(merged(all, validContacts, contacts))) }
}

/** Rows that a save sends; blank ones are no content. */
const merged = <R extends Row>(
  [base, mine, theirs]: readonly [Content, Content, Content],
  rowsOf: (content: Content) => R[],
  rules: ListRules<R>,
): R[] => mergeLists(rowsOf(base), rowsOf(mine), rowsOf(theirs), rules)

/** A list on screen is never empty. */
const orBlank = <Name extends 'stories' | 'contacts' | 'funds'>(
  name: Name,
  rows: Content[Name],
): Content[Name] => (rows.length > 0 ? rows : blankDraft('blank')[name])

/** An address may have been changed here into one that was added there. */
function eachOnce(rows: DraftContact[]): DraftContact[] {
  const seen = new Set<string>()
  return rows.filter(({ text }) => !seen.has(contactKey(text)) && seen.add(contactKey(text)))
}
