import { useEffect, useState, useSyncExternalStore } from 'react'
import { networkFailureMessage } from '#app/lib/network-failure.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Notice } from '#app/ui/Notice.tsx'

/** A save goes on trying for a minute, and waits for a connection for as long as it takes (milliseconds). */
const SLOW_AFTER = 8000

/** Why a save does not end, if there is anything to say: there is no connection, or it takes long. */
export function useSlowSave(isSaving: boolean): 'offline' | 'slow' | null {
  const isOffline = useOffline()
  const isSlow = useLasting(isSaving, SLOW_AFTER)
  if (!isSaving) return null
  return isOffline ? 'offline' : isSlow ? 'slow' : null
}

interface Props {
  why: 'offline' | 'slow'
  /** Gives the save up; everything stays as it is, unsaved. */
  onStop: () => void
}

/** That a save goes on by itself, that nothing is lost meanwhile, and a way to have it stop. */
export function SlowSave({ why, onStop }: Props) {
  const t = useTranslations('saving.slow')
  return (
    <div role="status">
      <Notice
        title={why === 'offline' ? networkFailureMessage() : t('title')}
        action={<Button onPress={onStop}>{t('stop')}</Button>}
      >
        {t(why === 'offline' ? 'offlineHelp' : 'help')}
      </Notice>
    </div>
  )
}

/** Whether the browser knows that it has no connection. */
function useOffline(): boolean {
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

/** Whether something has been so for that long (milliseconds). */
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
