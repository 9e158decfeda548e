import type { SceneId } from './scenes.ts'

/**
 * The pictures are files of their own, with a hash in the name (cached for a year), never part of the script:
 * `no-inline` keeps a small one from becoming a data URL.
 */
const files = import.meta.glob<string>('./scenes/*.svg', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
})

/** The address of a scene's picture. Throws when the file is missing, which a test would show. */
export function pictureUrl(id: SceneId): string {
  const url = files[`./scenes/${id}.svg`]
  if (url === undefined) throw new Error(`No picture for the scene ${id}`)
  return url
}
