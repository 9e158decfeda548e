import { createHash } from 'node:crypto'
import type { Unzipped } from './unzip.ts'

const TAGS = ['bagit.txt', 'bag-info.txt', 'manifest-sha256.txt', 'tagmanifest-sha256.txt']

/**
 * Reads a bag (RFC 8493) and throws unless it is complete and valid: one folder, every file of the payload in the
 * manifest with its checksum, and nothing in a manifest that is not there.
 *
 * @returns the payload by its paths below `data/`, and the other files but those that BagIt asks for
 */
export function unbagged(files: Unzipped[]): { payload: Unzipped[]; beside: Unzipped[] } {
  const [folder] = files[0]?.name.split('/') ?? []
  const inside = new Map(files.map((file) => [withoutPrefix(file.name, `${folder}/`), file]))
  for (const tag of TAGS) if (!inside.has(tag)) throw new Error(`The bag has no ${tag}`)
  const text = (name: string) => inside.get(name)?.content.toString() ?? ''
  if (text('bagit.txt') !== 'BagIt-Version: 1.0\nTag-File-Character-Encoding: UTF-8\n')
    throw new Error('bagit.txt says something else')

  const paths = [...inside.keys()]
  const payload = paths.filter((path) => path.startsWith('data/'))
  check(inside, text('manifest-sha256.txt'), payload)
  const tags = paths.filter((path) => !path.startsWith('data/') && path !== 'tagmanifest-sha256.txt')
  check(inside, text('tagmanifest-sha256.txt'), tags)

  const named = (path: string, prefix = '') => {
    const file = inside.get(path)
    if (!file) throw new Error(path)
    return { ...file, name: withoutPrefix(path, prefix) }
  }
  const bytes = payload.reduce((total, path) => total + named(path).content.length, 0)
  if (!text('bag-info.txt').includes(`Payload-Oxum: ${bytes}.${payload.length}\n`))
    throw new Error(`Payload-Oxum is not ${bytes}.${payload.length}`)
  return {
    payload: payload.map((path) => named(path, 'data/')),
    beside: tags.filter((path) => !TAGS.includes(path)).map((path) => named(path)),
  }
}

function check(inside: ReadonlyMap<string, Unzipped>, manifest: string, paths: readonly string[]): void {
  const listed = new Map(
    manifest
      .trimEnd()
      .split('\n')
      .map((line) => [line.slice(66).replace(/%(25|0A|0D)/g, decodeURIComponent), line.slice(0, 64)]),
  )
  for (const path of paths) {
    const hash = createHash('sha256')
      .update(inside.get(path)?.content ?? '')
      .digest('hex')
    if (listed.get(path) !== hash) throw new Error(`${path} has another checksum than the manifest says`)
    listed.delete(path)
  }
  if (listed.size > 0) throw new Error(`The manifest names ${[...listed.keys()]}, which is not there`)
}

function withoutPrefix(path: string, prefix: string): string {
  if (!path.startsWith(prefix)) throw new Error(`${path} is outside ${prefix}`)
  return path.slice(prefix.length)
}
