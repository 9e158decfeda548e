import { damagedIfItFails, openPhoto } from './open-photo.ts'

/** At this quality the camera's own compression cannot be seen on paper. */
const QUALITY = 88

/** For print: copies for screens are compressed more. sharp drops all metadata by itself. */
export async function print(
  path: string,
  outPath: string,
  { maxEdge, rotation }: { maxEdge: number; rotation: number },
) {
  const { picture } = await openPhoto(path, rotation)
  const { width, height } = await damagedIfItFails(
    picture
      .resize({ width: maxEdge, height: maxEdge, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: QUALITY })
      .toFile(outPath),
  )
  return { width, height }
}
