import { type ComponentProps, lazy, Suspense } from 'react'
import { HideOnError } from './HideOnError.tsx'
import type { LeaveDialog } from './LeaveDialog.tsx'

const Question = lazy(async () => ({ default: (await import('./LeaveDialog.tsx')).LeaveDialog }))

/** 'Unsaved Changes' (`LeaveDialog`), fetched when it is asked. If it does not come, nobody is kept from going. */
export function LeaveQuestion(props: ComponentProps<typeof LeaveDialog>) {
  return (
    <HideOnError onBroken={props.onBroken}>
      <Suspense>
        <Question {...props} />
      </Suspense>
    </HideOnError>
  )
}
