import { useCallback, useLayoutEffect, useRef } from 'react'
import { type Blocker, type BlockerFunction, type Location, useBlocker, useNavigate } from 'react-router'

interface DialogBlocker {
  blocker: Blocker
  /**
   * Gives what goes to this place after all, once the blocker was reset: Back goes back, so that the history does not
   * hold the place twice.
   */
  toGoLater: (to: Location) => () => Promise<void>
}

/** The number that the router gave the current entry of the browser's history. */
const entryHere = (): number => history.state.idx

/**
 * A blocker that asks in a dialog. Back, while the dialog is open, closes it, and the person stays on the page.
 *
 * @param isBlocked the same function in every render
 */
export function useDialogBlocker(isBlocked: BlockerFunction): DialogBlocker {
  const navigate = useNavigate()
  const isAsked = useRef(false)
  const isAnswered = useRef(false)
  /** Which entry Back or Forward was going to; null for a link. */
  const entry = useRef<number | null>(null)
  const blocker = useBlocker(
    useCallback(
      (step) => {
        const blocks = isBlocked(step)
        isAnswered.current = blocks && isAsked.current && step.historyAction === 'POP'
        // By now the browser shows that entry; the router takes it back after this.
        if (blocks) entry.current = step.historyAction === 'POP' ? entryHere() : null
        return blocks
      },
      [isBlocked],
    ),
  )
  // A layout effect, so that it runs before the next press: a Back after the answer must ask anew.
  useLayoutEffect(() => {
    isAsked.current = blocker.state === 'blocked'
    if (blocker.state !== 'blocked' || !isAnswered.current) return
    isAnswered.current = false
    blocker.reset()
  }, [blocker])

  function toGoLater(to: Location) {
    const wanted = entry.current
    return async () => {
      if (wanted === null) await navigate(to, { state: to.state })
      else await navigate(wanted - entryHere())
    }
  }
  return { blocker, toGoLater }
}
