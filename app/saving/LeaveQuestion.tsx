import { type ComponentProps, lazy, Suspense } from 'react'
import { HideOnError } from './HideOnError.tsx'
import type { LeaveDialog } from './LeaveDialog.tsx'

const Question = lazy(async () => ({ default: (await import('./LeaveDialog.tsx')).LeaveDialog }))

/**
 * The dialog 'Unsaved Changes' (`LeaveDialog`), loaded when it is needed. If it does not load, the person is not kept
 * from leaving.
 */
export function LeaveQuestion(props: ComponentProps<typeof LeaveDialog>) {
  return (
    <HideOnError onBroken={props.onBroken}>
      <Suspense>
        <Question {...props} />
      </Suspense>
    </HideOnError>
  )
}
