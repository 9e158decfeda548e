import { expect, it } from 'vitest'
import { loadMemorial } from '#app/draft/memorial.ts'
import { blankDraft } from '#app/draft/schema.ts'
import { aMedia, aMemorial, aPhoto, uuid } from '#app/draft/testing.ts'
import { addToBaseline } from './add-to-baseline.ts'

const draft = loadMemorial(blankDraft(uuid(1)), aMemorial({ media: [] }))

it('adds a photo uploaded by a save that failed later, so removing it is an unsaved change', () => {
  const arrived = aPhoto({ id: uuid(9), serverMedia: aMedia({ uuid: uuid(209) }) })
  const known = addToBaseline(draft, arrived)
  expect(known.baseline?.photos).toEqual([arrived])
  expect(addToBaseline(known, arrived)).toBe(known)
})

it('ignores a photo that was not uploaded, and a draft without a memorial', () => {
  expect(addToBaseline(draft, aPhoto({ id: uuid(9) }))).toBe(draft)
  const blank = blankDraft(uuid(1))
  expect(addToBaseline(blank, aPhoto({ serverMedia: aMedia() }))).toBe(blank)
})
