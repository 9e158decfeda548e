import type { PhotoLook } from '#server/ports/photos.ts'
import { lookOf } from './look.ts'
import { damagedIfItFails, openPhoto } from './open-photo.ts'
import { sharp } from './sharp.ts'

/** The look of a photo that was rendered before. */
export async function lookOfFile(path: string): Promise<PhotoLook> {
  const { picture } = await openPhoto(path)
  const { data, info } = await damagedIfItFails(
    picture.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true }),
  )
  return lookOf(() => sharp(data, { raw: info }))
}
