import { useEffect, useState, useSyncExternalStore } from 'react'
import { networkFailureMessage } from '#app/lib/network-failure.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { Word } from '#app/ui/Word.tsx'
import { retryNow } from './retry.ts'

/**
 * Milliseconds after which a save counts as slow. It retries for a minute, and waits for a connection without limit.
 */
const SLOW_AFTER = 8000

/** Why a save takes long: there is no connection, or it is slow; null while there is nothing to say. */
export function useSlowSave(isSaving: boolean): 'offline' | 'slow' | null {
  const isOffline = useOffline()
  const isSlow = useLasting(isSaving, SLOW_AFTER)
  if (!isSaving) return null
  return isOffline ? 'offline' : isSlow ? 'slow' : null
}

interface Props {
  why: 'offline' | 'slow'
  /** Stops the save; the changes stay, unsaved. Without it, the next try can be made at once. */
  onStop?: () => void
}

/** Says that a save continues by itself and that nothing is lost meanwhile, and offers to stop it. */
export function SlowSave({ why, onStop }: Props) {
  const t = useTranslations('saving.slow')
  return (
    <div role="status">
      <Notice
        title={why === 'offline' ? networkFailureMessage() : t('title')}
        action={<Button onPress={onStop ?? retryNow}>{onStop ? t('stop') : <Word of="tryAgain" />}</Button>}
      >
        {t(why === 'offline' ? 'offlineHelp' : 'help')}
      </Notice>
    </div>
  )
}

/** Whether the browser knows that it has no connection. */
export function useOffline(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const listening = new AbortController()
      for (const type of ['online', 'offline'])
        window.addEventListener(type, changed, { signal: listening.signal })
      return () => listening.abort()
    },
    () => navigator.onLine === false,
    () => false,
  )
}

/** Whether a condition has lasted for that many milliseconds. */
function useLasting(is: boolean, milliseconds: number): boolean {
  const [lasting, setLasting] = useState(false)
  useEffect(() => {
    if (!is) return
    const timer = setTimeout(() => setLasting(true), milliseconds)
    return () => {
      clearTimeout(timer)
      setLasting(false)
    }
  }, [is, milliseconds])
  return is && lasting
}
