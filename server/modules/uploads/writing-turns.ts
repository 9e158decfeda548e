import type { Locks } from '#server/ports/locks.ts'
import type { OpenUpload, UploadStore } from '#server/ports/upload-store.ts'

const WRITER_PATIENCE_MS = 30_000
/** How long a turn waits for the next piece. */
const KEPT_MS = 5_000

export const nameWritingLock = (id: string) => `upload written ${id}`

/** One call's turn to write to an upload: nobody else does, on no node. */
export interface Turn {
  /** Null where there is none. */
  upload: OpenUpload | null
  /** Aborted when somebody else wants to write. */
  wanted: AbortSignal
  /** Where `offset` says how many bytes are there now, the turn waits for the next piece, unless somebody else wants it. */
  end(offset: number | null): void
}

export type WritingTurns = ReturnType<typeof writingTurns>

interface Kept {
  upload: OpenUpload
  isBusy: boolean
  wanted: AbortController
  end(): void
}

/**
 * Whose turn it is to write (docs/decisions/0045). A turn is kept from one piece to the next: as long as nobody else has
 * asked for it nobody else has written, so that neither the database nor what is stored is asked again.
 */
export function writingTurns({ store, locks }: { store: UploadStore; locks: Locks }) {
  const kept = new Map<string, Kept>()

  /** Null when whoever writes now does not stop. Rejects as storage does. */
  async function take(id: string): Promise<Turn | null> {
    const held = kept.get(id)
    return held && !held.isBusy ? turnOf(held) : begin(id)
  }

  async function begin(id: string): Promise<Turn | null> {
    const wanted = new AbortController()
    const onWanted = () => {
      wanted.abort()
      const mine = kept.get(id)
      if (mine?.wanted === wanted && !mine.isBusy) mine.end()
    }
    const release = await locks
      .acquire(nameWritingLock(id), { onWanted, patienceMs: WRITER_PATIENCE_MS })
      .catch((reason) => {
        if (isPatience(reason)) return null
        throw reason
      })
    if (!release) return null

    const upload = await store.open(id).catch(async (reason) => {
      await release()
      throw reason
    })
    const end = once(() => {
      if (kept.get(id)?.wanted === wanted) kept.delete(id)
      // Whoever asks the database next does so on the same connection, behind this.
      void release()
    })
    if (!upload) return { upload, wanted: wanted.signal, end }
    const mine = { upload, isBusy: true, wanted, end }
    kept.set(id, mine)
    return turnOf(mine)
  }

  function turnOf(mine: Kept): Turn {
    mine.isBusy = true
    const { signal } = mine.wanted
    return {
      upload: mine.upload,
      wanted: signal,
      end(offset) {
        mine.isBusy = false
        if (offset === null || signal.aborted) return mine.end()
        const upload = { ...mine.upload, offset }
        mine.upload = upload
        const endIfIdle = () => {
          if (!mine.isBusy && mine.upload === upload) mine.end()
        }
        setTimeout(endIfIdle, KEPT_MS).unref()
      },
    }
  }

  return {
    take,
    /** What is known of an upload whose turn is kept here. */
    known: (id: string): OpenUpload | null => kept.get(id)?.upload ?? null,
    close() {
      for (const mine of [...kept.values()]) mine.end()
    },
  }
}

function once(work: () => void): () => void {
  let isDone = false
  return () => {
    if (!isDone) work()
    isDone = true
  }
}

const isPatience = (reason: unknown) => reason instanceof Error && /^(Timeout|Abort)Error$/.test(reason.name)
