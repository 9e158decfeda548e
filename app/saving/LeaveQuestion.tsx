import { type ComponentProps, lazy, Suspense } from 'react'
import { IfBroken } from './IfBroken.tsx'
import type { LeaveDialog } from './LeaveDialog.tsx'

const Question = lazy(async () => ({ default: (await import('./LeaveDialog.tsx')).LeaveDialog }))

/** 'Unsaved Changes' (`LeaveDialog`), fetched when it is asked. If it does not come, nobody is kept from going. */
export function LeaveQuestion(props: ComponentProps<typeof LeaveDialog>) {
  return (
    <IfBroken onBroken={props.onBroken}>
      <Suspense>
        <Question {...props} />
      </Suspense>
    </IfBroken>
  )
}
