import { randomBytes } from 'node:crypto'
import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'

export interface PhotoFile {
  name: string
  mimeType: string
  buffer: Buffer
}

const FIXTURES = join(import.meta.dirname, '../../../../shared/fixtures')

/** Photos of real phones where they are available (HEIC among them), and a generated one. */
export async function phonePhotos(): Promise<PhotoFile[]> {
  const names = ['IMG_1034.heic', 'issue263.heic', 'iphone4s.jpg', 'Landscape_6.jpg', 'Portrait_8.jpg']
  const real = await Promise.all(names.map(fixture))
  return [...real.filter((file) => file !== null), await sidewaysPhoto()]
}

async function fixture(name: string): Promise<PhotoFile | null> {
  const path = join(FIXTURES, name)
  const found = await access(path).then(
    () => true,
    () => false,
  )
  if (!found) return null
  const mimeType = name.endsWith('.heic') ? 'image/heic' : 'image/jpeg'
  return { name, mimeType, buffer: await readFile(path) }
}

/** Stored as 600 × 400 pixels, shown upright as 400 × 600, with a place in its metadata. */
export async function sidewaysPhoto(): Promise<PhotoFile> {
  const buffer = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#c08a58' } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '33/1 51/1 0/1' } })
    .jpeg()
    .toBuffer()
  return { name: 'sideways.jpg', mimeType: 'image/jpeg', buffer }
}

/** A small HEIC as iPhones make them. */
export async function aHeic(name = 'sunrise.heic'): Promise<PhotoFile> {
  const buffer = await readFile(join(import.meta.dirname, '../../fixtures/sunrise.heic'))
  return { name, mimeType: 'image/heic', buffer }
}

/** A plain picture. */
export async function aPhoto(name: string, background = '#7fcbae'): Promise<PhotoFile> {
  const picture = sharp({ create: { width: 300, height: 300, channels: 3, background } })
  return { name, mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() }
}

/** A picture whose file has more than 8 MB, so that it is uploaded in chunks. The additional bytes are not shown. */
export async function aLargePhoto(name: string): Promise<PhotoFile> {
  const { mimeType, buffer } = await aPhoto(name)
  return { name, mimeType, buffer: Buffer.concat([buffer, randomBytes(9_000_000)]) }
}

/** Drops or pastes a photo beside everything that takes files. */
export async function bringPhoto(
  page: Page,
  event: 'drop' | 'paste',
  { name, buffer }: PhotoFile,
): Promise<void> {
  await page
    .getByRole('heading')
    .first()
    .evaluate(
      (heading, { event, name, bytes }) => {
        const data = new DataTransfer()
        data.items.add(new File([Uint8Array.from(bytes)], name, { type: 'image/jpeg' }))
        const init = { bubbles: true, cancelable: true }
        const made =
          event === 'drop'
            ? new DragEvent('drop', { ...init, dataTransfer: data })
            : new ClipboardEvent('paste', { ...init, clipboardData: data })
        heading.dispatchEvent(made)
      },
      { event, name, bytes: [...buffer] },
    )
}
