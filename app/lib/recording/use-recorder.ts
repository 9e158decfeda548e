import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { type RecordedKind, video } from './kinds.ts'
import { type ClipSink, createRecorder, type Recorder, type RecorderState } from './recorder.ts'

/** `mediaDevices` exists on secure origins only, `MediaRecorder` not in every browser. */
const browserWorld = {
  devices: (): MediaDevices | undefined => navigator.mediaDevices,
  permissions: (): Permissions | undefined => navigator.permissions,
  Recorder: () => (typeof MediaRecorder === 'undefined' ? undefined : MediaRecorder),
  now: () => performance.now(),
}

/**
 * A recorder for one screen: leaving the screen turns the camera off, and what was being recorded is stored.
 *
 * @param newSink called at each start; returns where that recording is stored
 */
export function useRecorder(
  newSink: () => ClipSink,
  kind: RecordedKind = video,
): { recorder: Recorder; state: RecorderState } {
  const latest = useRef(newSink)
  useEffect(() => {
    latest.current = newSink
  })
  const [recorder] = useState(() => createRecorder(browserWorld, () => latest.current(), kind))
  useEffect(() => {
    const leave = () => void recorder.leave()
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [recorder])
  return { recorder, state: useStore(recorder.state) }
}
