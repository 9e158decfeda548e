import { useEffect, useRef, useState } from 'react'

/**
 * Wraps a press handler so that it cannot run twice at once: while its promise is pending, further presses do nothing
 * and `pending` is true. A rejection is not caught; it reaches the page's error handling.
 */
export function useGuardedPress<Event>(onPress: ((event: Event) => unknown) | undefined) {
  const [pending, setPending] = useState(false)
  // React state would be a render too late for the second tap of a double tap
  const running = useRef(false)
  const mounted = useRef(false)

  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])

  async function settle(work: PromiseLike<unknown>) {
    running.current = true
    setPending(true)
    try {
      await work
    } finally {
      running.current = false
      if (mounted.current) setPending(false)
    }
  }

  function press(event: Event) {
    if (running.current) return
    const result = onPress?.(event)
    if (isPromise(result)) void settle(result)
  }

  return { pending, press }
}

function isPromise(value: unknown): value is PromiseLike<unknown> {
  return typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function'
}
