import type { Archive } from '#app/lib/archive/open-archive.ts'
import type { SentBody } from '#contract/endpoint.ts'
import type { addThanks } from '#contract/thanks.ts'
import { ownId } from './own-id.ts'
import { inPlace, textIn } from './row.ts'

export interface FormerThanks {
  id: string
  name: string
  body: SentBody<typeof addThanks>
  isThanked: boolean
}

/** Whom to thank for what hosts wrote down themselves. */
export const thanksIn = ({ tables }: Pick<Archive, 'tables'>, memorialUuid: string): FormerThanks[] =>
  inPlace(tables.thanks.filter((row) => row.kind === 'TYPED' && textIn(row, 'removedAt') === '')).map(
    (row) => {
      const id = ownId(memorialUuid, textIn(row, 'uuid'))
      const name = textIn(row, 'name')
      const body = { id, name, words: textIn(row, 'words'), email: textIn(row, 'email') }
      return { id, name, body, isThanked: textIn(row, 'thankedAt') !== '' }
    },
  )
