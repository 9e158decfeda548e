import { expect, test } from 'vitest'
import { addressOfMemorial, memorialInUrl } from './memorial-in-url.ts'

const uuid = '0d9f6b1e-7a1c-4a55-9b3a-2f1f5c9a1b11'

test.each([
  ['', 'open', 'open'],
  ['', null, null],
  [`memorial=${uuid}`, 'open', uuid],
  [`memorial=${uuid.toUpperCase()}`, null, uuid],
  [`memorial=${uuid.slice(0, -3)}`, 'open', null],
  ['memorial=', 'open', null],
])('address %j with %j in the draft gives %j', (search, inDraft, memorial) => {
  expect(memorialInUrl(new URLSearchParams(search), inDraft)).toBe(memorial)
})

test('the address to return to after login names the field that was asked for', () => {
  expect(addressOfMemorial('/memorial/edit-details', uuid, '#address')).toBe(
    `/memorial/edit-details?memorial=${uuid}#address`,
  )
  expect(addressOfMemorial('/memorial/hosts', uuid, '')).toBe(`/memorial/hosts?memorial=${uuid}`)
})
