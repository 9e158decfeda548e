import { useEffect, useState } from 'react'
import type { FileVariant } from './file-db.ts'
import { openFile, watchFiles } from './files.ts'

/** One object URL per file, shared by everything that shows it, and revoked when nothing uses it any more. */
interface SharedUrl {
  url: Promise<string | null>
  users: number
}

const shared = new Map<string, SharedUrl>()

function hold(key: string, fileId: string, variant: FileVariant): SharedUrl {
  const held = shared.get(key) ?? {
    url: openFile(fileId, variant).then((blob) => blob && URL.createObjectURL(blob)),
    users: 0,
  }
  held.users += 1
  shared.set(key, held)
  return held
}

function release(key: string, held: SharedUrl): void {
  held.users -= 1
  if (held.users > 0) return
  if (shared.get(key) === held) shared.delete(key)
  void held.url.then((url) => url && URL.revokeObjectURL(url))
}

/**
 * An object URL for a file of a draft: null while it is read, and when there is none. A file that is stored later
 * appears then; a file that is replaced is shown anew.
 */
export function useFileUrl(fileId: string | null, variant: FileVariant = 'original'): string | null {
  const [url, setUrl] = useState<string | null>(null)

  useEffect(() => {
    if (fileId === null) return
    const key = `${variant} ${fileId}`
    let held = hold(key, fileId, variant)
    const show = (from: SharedUrl) =>
      void from.url.then((made) => {
        if (from === held) setUrl(made)
      })
    show(held)
    const stop = watchFiles((changed) => {
      if (changed !== fileId) return
      const before = held
      if (shared.get(key) === before) shared.delete(key)
      held = hold(key, fileId, variant)
      release(key, before)
      show(held)
    })
    return () => {
      stop()
      release(key, held)
      held = { url: Promise.resolve(null), users: 0 }
      setUrl(null)
    }
  }, [fileId, variant])

  return url
}
