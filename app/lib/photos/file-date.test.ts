import sharp from 'sharp'
import { expect, test } from 'vitest'
import { dateOfPhoto } from '#app/draft/photo-dates.ts'
import { blankDraft, type DraftPhoto } from '#app/draft/schema.ts'
import { dateOfFile } from './file-date.ts'

test('the day that a caption program wrote into a scan counts before the photo is sent, as after', async () => {
  const scan = await sharp({ create: { width: 20, height: 10, channels: 3, background: 'grey' } })
    .withExif({ IFD0: { Make: 'EPSON', Model: 'Perfection V600' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><a photoshop:DateCreated="1954-05"/></x:xmpmeta>')
    .jpeg()
    .toBuffer()
  const said = await dateOfFile(new Blob([new Uint8Array(scan)]), 'IMG-20240105-WA0001.jpg')
  const photo = { ...said, saidDate: null, serverMedia: null } as unknown as DraftPhoto
  expect(dateOfPhoto(photo, blankDraft('a')).date).toBe('1954-05')
})
