import { useCallback, useLayoutEffect, useRef } from 'react'
import { type Blocker, type BlockerFunction, useBlocker } from 'react-router'

/**
 * A blocker that asks in a dialog. Back, while the dialog is open, closes it, and the person stays on the page.
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
  // A layout effect, so that it runs before the next press: a Back after the answer must ask anew.
  useLayoutEffect(() => {
    isAsked.current = blocker.state === 'blocked'
    if (blocker.state !== 'blocked' || !isAnswered.current) return
    isAnswered.current = false
    blocker.reset()
  }, [blocker])
  return blocker
}
