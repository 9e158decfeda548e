import { type ComponentType, useEffect, useEffectEvent } from 'react'
import { networkFailureMessage } from '#app/lib/network-failure.ts'
import { useLazyComponent } from '#app/lib/use-lazy-component.ts'
import { useToast } from './Toast.tsx'

/**
 * What covers the screen and is loaded when it is first opened; undefined until then. If it cannot be loaded, a toast
 * says so and `close` is called; the next opening tries again.
 *
 * @param load must stay the same function between renders
 */
export function useLazyOverlay<Props>(
  load: () => Promise<ComponentType<Props>>,
  isOpen: boolean,
  close: () => void,
): ComponentType<Props> | undefined {
  const showToast = useToast()
  const { Part, failed, again } = useLazyComponent(load, isOpen)
  const giveUp = useEffectEvent(() => {
    again()
    close()
    showToast({ message: networkFailureMessage() })
  })
  useEffect(() => {
    if (failed) giveUp()
  }, [failed])
  return isOpen ? (Part ?? undefined) : undefined
}
