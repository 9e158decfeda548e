import { damagedIfItFails, openPhoto } from './open-photo.ts'

/** Nothing of the camera's own compression is seen on paper at this quality. */
const QUALITY = 88

/** For paper: what is served on screens is compressed harder. sharp drops all metadata by itself. */
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
