import { useEffect } from 'react'

/** Something that the server makes in the background: a book, a service pack. */
export interface MadeInBackground {
  uuid: string
  state: 'QUEUED' | 'WORKING' | 'READY' | 'FAILED'
}

export const isInProgress = <M extends MadeInBackground>(made: M | null | undefined): made is M =>
  made?.state === 'QUEUED' || made?.state === 'WORKING'

/** Milliseconds until the next poll; the first comes early, since small jobs are quick. */
export function pollDelay(asked: number, isCutOff: boolean): number {
  if (isCutOff) return 5000
  if (asked === 0) return 400
  return asked < 20 ? 1500 : 3000
}

/**
 * Polls while something is being made and the page is visible.
 *
 * @param isCutOff whether the last reading failed
 */
export function usePoll(
  made: MadeInBackground | null | undefined,
  isCutOff: boolean,
  read: () => Promise<void>,
): void {
  const uuid = isInProgress(made) ? made.uuid : null
  useEffect(() => {
    if (uuid === null) return
    let asked = 0
    let isOver = false
    let timer = setTimeout(ask, pollDelay(asked, isCutOff))
    async function ask() {
      if (document.visibilityState === 'visible') await read()
      asked += 1
      if (!isOver) timer = setTimeout(ask, pollDelay(asked, isCutOff))
    }
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [uuid, isCutOff, read])
}
