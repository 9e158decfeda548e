import { type ReactNode, useCallback, useState } from 'react'
import { LeaveDialog } from './LeaveDialog.tsx'
import { useLeaveQuestion } from './use-leave-question.ts'

/**
 * For a screen on which every form saves at once: asks before the screen is left while a form holds unsent input.
 *
 * @param of what is unsent
 */
export function useUnsentInput(of: 'screen' | 'word' = 'screen'): {
  /** To be called by a form when it begins or ceases to hold unsent input. */
  onTyped: (form: string, isTyped: boolean) => void
  isTyped: boolean
  question: ReactNode
} {
  const [typed, setTyped] = useState<ReadonlySet<string>>(new Set())
  const leaving = useLeaveQuestion({ isUnsaved: () => typed.size > 0 })

  const onTyped = useCallback(
    (form: string, isTyped: boolean) =>
      setTyped((now) => new Set(isTyped ? [...now, form] : [...now].filter((one) => one !== form))),
    [],
  )
  return {
    onTyped,
    isTyped: typed.size > 0,
    question: leaving && <LeaveDialog of={of} onStay={leaving.stay} onLeave={leaving.leave} />,
  }
}
