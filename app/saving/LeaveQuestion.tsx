import { Component, type ComponentProps, lazy, type ReactNode, Suspense } from 'react'
import type { LeaveDialog } from './LeaveDialog.tsx'

const Question = lazy(async () => ({ default: (await import('./LeaveDialog.tsx')).LeaveDialog }))

/**
 * The dialog 'Unsaved Changes' (`LeaveDialog`), loaded when it is needed. If it does not load, the person is not kept
 * from leaving.
 */
export function LeaveQuestion({
  onBroken,
  ...props
}: ComponentProps<typeof LeaveDialog> & { onBroken: () => void }) {
  return (
    <HideOnError onBroken={onBroken}>
      <Suspense>
        <Question {...props} />
      </Suspense>
    </HideOnError>
  )
}

/** Removes its children if they fail to render, and calls `onBroken` once. */
class HideOnError extends Component<{ onBroken: () => void; children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }
  static getDerivedStateFromError = () => ({ broken: true })
  override componentDidCatch() {
    this.props.onBroken()
  }
  override render() {
    return this.state.broken ? null : this.props.children
  }
}
