import { useEffectEvent, useLayoutEffect } from 'react'
import { openLayer } from '#app/lib/open-layers.ts'

/** While it is open, the browser's Back closes it instead of leaving the page. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useLayoutEffect(() => (isOpen ? openLayer(() => close()) : undefined), [isOpen])
}
