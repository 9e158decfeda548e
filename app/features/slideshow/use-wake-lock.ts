import { useEffect } from 'react'

/** Keeps the screen on while `wanted`. A hidden tab loses the lock and must request it again. */
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
      // The browser may refuse, for instance on low battery. The show continues.
      () => {},
    )
    return () => {
      over = true
      void lock?.release()
    }
  }, [wanted])
}
