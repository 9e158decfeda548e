import { useCallback, useLayoutEffect, useRef } from 'react'
import { type Blocker, type BlockerFunction, useBlocker } from 'react-router'

/**
 * A blocker whose question is asked in a dialog. Back, while it is asked, closes the dialog: it stays.
 *
 * @param isBlocked the same function in every render
 */
export function useDialogBlocker(isBlocked: BlockerFunction): Blocker {
  const isAsked = useRef(false)
  const isAnswered = useRef(false)
  const blocker = useBlocker(
    useCallback(
      (step) => {
        const blocks = isBlocked(step)
        isAnswered.current = blocks && isAsked.current && step.historyAction === 'POP'
        return blocks
      },
      [isBlocked],
    ),
  )
  // Before the next press: a Back after the answer asks anew.
  useLayoutEffect(() => {
    isAsked.current = blocker.state === 'blocked'
    if (blocker.state !== 'blocked' || !isAnswered.current) return
    isAnswered.current = false
    blocker.reset()
  }, [blocker])
  return blocker
}
