import { aList, anObject, aRecord, aString, or } from '#app/lib/read-stored.ts'
import type { Content, Draft } from './schema.ts'
import type { StoredText } from './storage.ts'

/**
 * What was typed in this tab, so that it is not lost when another tab of the browser replaces it. The newest words are
 * the ones that every tab shows; those they replaced are kept until the host decides (docs/decisions/0012).
 */

const fields = [
  'personName',
  'birthDate',
  'deathDate',
  'memorialDate',
  'address',
  'details',
  'personalMessage',
] as const
const rowFields = {
  stories: ['title', 'text'],
  photos: ['caption'],
  contacts: ['text'],
  funds: ['title', 'description', 'recipient', 'payout', 'charity', 'goal'],
} as const
type List = keyof typeof rowFields
const lists = Object.keys(rowFields) as List[]

/** Where a text stands in a draft: `details`, or `stories/<id>/text`. */
export type Place = string

/** Words that were typed in this tab and replaced by another one. */
export interface Overwritten {
  draftId: string
  place: Place
  words: string
}

export interface TypedTexts {
  /** Notes a change that this tab made itself. */
  noteOwn(before: Draft, after: Draft, isTyping: boolean): void
  /** Sets aside what was typed here and is not in the draft any more. */
  check(draft: Draft): void
  /** What was set aside of a draft. The same array until that changes. */
  overwrittenIn(draftId: string): readonly Overwritten[]
  /** Lets go of all that belongs to other drafts than these. */
  keepOnly(drafts: Readonly<Record<string, Draft>>): void
  keep(one: Overwritten): void
  drop(one: Overwritten): void
  /** Writes to the tab's storage what is not written yet. */
  flush(): void
  clear(): void
}

interface Kept {
  /** By draft and place. */
  typed: Record<string, Record<Place, string>>
  overwritten: Overwritten[]
}

type Row = { id: string } & Record<string, unknown>

const rowsOf = (content: Content, list: List): readonly Row[] => content[list] as unknown as readonly Row[]

/** The parts of a place; the last two are absent for a field of the draft itself. */
export const splitPlace = (place: Place) => place.split('/') as [name: string, id?: string, field?: string]

/** null where the row is gone. */
function textAt(content: Content, place: Place): string | null {
  const [name, id, field = ''] = splitPlace(place)
  const holder =
    id === undefined
      ? (content as unknown as Row)
      : rowsOf(content, name as List).find((row) => row.id === id)
  const text = holder?.[id === undefined ? name : field]
  return typeof text === 'string' ? text : null
}

/** Every text of the same kind: that field, or that field of every row. */
function textsLike(content: Content, place: Place): string[] {
  const [name, id, field = ''] = splitPlace(place)
  if (id === undefined) return [textAt(content, place) ?? '']
  return rowsOf(content, name as List).map((row) => String(row[field]))
}

function changedTexts(before: Content, after: Content): [Place, string][] {
  const ofFields = fields.filter((field) => before[field] !== after[field])
  const ofRows = lists.flatMap((list) => {
    if (before[list] === after[list]) return []
    const known = new Map(rowsOf(before, list).map((row) => [row.id, row]))
    return rowsOf(after, list)
      .filter((row) => known.get(row.id) !== row)
      .flatMap((row) =>
        rowFields[list]
          .filter((field) => row[field] !== (known.get(row.id)?.[field] ?? ''))
          .map((field) => `${list}/${row.id}/${field}`),
      )
  })
  return [...ofFields, ...ofRows].map((place) => [place, textAt(after, place) ?? ''])
}

/** Whether words are still in the draft, there or in another row, or left it together with a photo that was removed. */
function isStillIn(draft: Draft, place: Place, words: string): boolean {
  const isCaptionOfNone = place.startsWith('photos/') && textAt(draft, place) === null
  return isCaptionOfNone || textsLike(draft, place).some((text) => text.includes(words.trim()))
}

const isOnServer = ({ baseline }: Draft, place: Place, words: string): boolean =>
  baseline !== null && textsLike(baseline, place).some((text) => text.trim() === words.trim())

export function createTypedTexts(stored: StoredText): TypedTexts {
  const kept = read(stored)
  const { typed } = kept
  let isWritten = true
  /** Nothing but this tab's own changes led to it from the one that was checked before. */
  let checked: Draft | null = null
  let shown: { draftId: string; list: readonly Overwritten[] } = { draftId: '', list: [] }

  function setOverwritten(list: Overwritten[]): void {
    kept.overwritten = list
    shown = { draftId: '', list: [] }
    isWritten = false
  }

  /** Leaves what is to be watched further. */
  function watch(draftId: string, isToStay: (place: Place, words: string) => boolean): void {
    const before = Object.entries(typed[draftId] ?? {})
    const staying = before.filter(([place, words]) => isToStay(place, words))
    if (staying.length === before.length) return
    isWritten = false
    if (staying.length > 0) typed[draftId] = Object.fromEntries(staying)
    else delete typed[draftId]
  }

  function keep(one: Overwritten): void {
    const isSaidAgain = ({ draftId, place, words }: Overwritten) =>
      draftId === one.draftId && place === one.place && one.words.includes(words.trim())
    setOverwritten([...kept.overwritten.filter((other) => !isSaidAgain(other)), one])
  }

  return {
    noteOwn(before, after, isTyping) {
      const { draftId } = after
      checked = after
      if (!isTyping)
        return watch(
          draftId,
          (place, words) => textAt(after, place) === words && !isOnServer(after, place, words),
        )
      typed[draftId] = { ...typed[draftId], ...Object.fromEntries(changedTexts(before, after)) }
      isWritten = false
    },
    check(draft) {
      if (draft === checked) return
      checked = draft
      const { draftId } = draft
      watch(draftId, (place, words) => {
        if (words.trim() === '' || isOnServer(draft, place, words)) return false
        if (textAt(draft, place) === words) return true
        if (!isStillIn(draft, place, words)) keep({ draftId, place, words })
        return false
      })
    },
    overwrittenIn(draftId) {
      if (shown.draftId !== draftId)
        shown = { draftId, list: kept.overwritten.filter((one) => one.draftId === draftId) }
      return shown.list
    },
    keepOnly(drafts) {
      for (const draftId of Object.keys(typed)) if (!drafts[draftId]) watch(draftId, () => false)
      const staying = kept.overwritten.filter(({ draftId }) => drafts[draftId])
      if (staying.length < kept.overwritten.length) setOverwritten(staying)
    },
    keep,
    drop: (dropped) => setOverwritten(kept.overwritten.filter((one) => one !== dropped)),
    flush() {
      if (isWritten) return
      isWritten = true
      if (kept.overwritten.length === 0 && Object.keys(typed).length === 0) stored.remove()
      else stored.write(JSON.stringify(kept))
    },
    clear() {
      for (const draftId of Object.keys(typed)) delete typed[draftId]
      setOverwritten([])
      stored.remove()
      isWritten = true
    },
  }
}

const readKept = anObject<Kept>({
  typed: (from) =>
    Object.fromEntries(
      Object.entries(or(aRecord, {})(from)).map(([draftId, own]) => [
        draftId,
        Object.fromEntries(
          Object.entries(or(aRecord, {})(own)).filter(
            (one): one is [string, string] => typeof one[1] === 'string',
          ),
        ),
      ]),
    ),
  overwritten: or(aList(anObject<Overwritten>({ draftId: aString, place: aString, words: aString })), []),
})

/** Of a tab that was reloaded, or that the browser put to sleep. */
function read(stored: StoredText): Kept {
  const found = stored.read()
  try {
    return readKept(JSON.parse(('text' in found && found.text) || '{}'))
  } catch {
    return { typed: {}, overwritten: [] }
  }
}
