import type { Edit } from './edits.ts'
import { takeParts } from './rules.ts'
import { blankFund, type Content, type Draft } from './schema.ts'
import { type Overwritten, splitPlace } from './typed-texts.ts'

const parts = {
  personName: 'name',
  birthDate: 'life',
  deathDate: 'life',
  memorialDate: 'date',
  address: 'address',
  details: 'details',
  personalMessage: 'message',
  stories: 'stories',
  photos: 'photos',
  contacts: 'contacts',
  funds: 'funds',
} as const

/** The part of the content that replaced words belong to. */
export const partOf = ({ place }: Overwritten) => parts[splitPlace(place)[0] as keyof typeof parts]

const blankRows = {
  stories: { title: '', text: '', uuid: null },
  contacts: { text: '', server: null },
  funds: blankFund,
}

/** Writes replaced words where they stood; a row that is gone is added again. */
export const putBack =
  ({ place, words }: Overwritten): Edit =>
  (draft) => {
    const [name, id, field = ''] = splitPlace(place)
    if (id === undefined) return { ...draft, [name]: words, ...(isWhen(name) && { hasDate: true }) }
    const rows = draft[name as keyof Content] as { id: string }[]
    const written = { [field]: words }
    if (rows.some((row) => row.id === id))
      return { ...draft, [name]: rows.map((row) => (row.id === id ? { ...row, ...written } : row)) }
    const blank = blankRows[name as keyof typeof blankRows]
    return blank ? { ...draft, [name]: [...rows, { id, ...blank, ...written }] } : draft
  }

/** Choosing that there is no date takes these out. */
const isWhen = (name: string) => name === 'memorialDate' || name === 'address' || name === 'details'

/** Undoes `putBack`. */
export const takeBack =
  (one: Overwritten, before: Draft): Edit =>
  (draft) =>
    takeParts(draft, before, [partOf(one)])
