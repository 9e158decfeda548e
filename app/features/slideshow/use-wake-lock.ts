import { useEffect } from 'react'

/** Keeps the screen from going dark for as long as it is asked to. A tab that was away has lost it: ask again. */
export function useWakeLock(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | undefined
    let over = false
    navigator.wakeLock.request('screen').then(
      (given) => {
        lock = given
        if (over) void given.release()
      },
      // Refused on an empty battery, for one. The show goes on.
      () => {},
    )
    return () => {
      over = true
      void lock?.release()
    }
  }, [wanted])
}
