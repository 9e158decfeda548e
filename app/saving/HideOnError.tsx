import { Component, type ReactNode } from 'react'

/** Removes its children if they fail to render, and calls `onBroken` once. */
export class HideOnError extends Component<
  { onBroken: () => void; children: ReactNode },
  { broken: boolean }
> {
  override state = { broken: false }
  static getDerivedStateFromError = () => ({ broken: true })
  override componentDidCatch() {
    this.props.onBroken()
  }
  override render() {
    return this.state.broken ? null : this.props.children
  }
}
