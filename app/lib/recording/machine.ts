import { media } from '#contract/limits.ts'
import type { CameraFault } from './camera.ts'

/**
 * `idle` no camera · `asking` the browser asks for permission · `preview` the person sees themselves · `recording` ·
 * `finishing` waits for the last chunk. The clip itself is stored in the draft.
 */
export type RecordingPhase = 'idle' | 'asking' | 'preview' | 'recording' | 'finishing'

/** Why a recording ended: stopped by the person, at its longest, or because a device was lost. */
type Ending = 'stopped' | 'limit' | 'lost'

export interface RecordingState {
  phase: RecordingPhase
  /** Whole seconds recorded. */
  seconds: number
  /** How the last recording ended. */
  ending: Ending | null
  fault: CameraFault | null
}

export type RecordingEvent =
  | { type: 'open' }
  | { type: 'opened' }
  | { type: 'refused'; fault: CameraFault }
  | { type: 'start' }
  /** `most`: seconds after which it ends by itself. */
  | { type: 'tick'; seconds: number; most: number }
  | { type: 'stop' }
  | { type: 'lost' }
  | { type: 'finished'; empty: boolean }
  | { type: 'close' }
  | { type: 'dismissFault' }

/** Seconds of recording after which the screen says that the end is near. */
const WARN_FROM = media.videoSeconds - 30

export const notRecording: RecordingState = { phase: 'idle', seconds: 0, ending: null, fault: null }

/** Whether half a minute or less is left. */
export const isNearEnd = ({ phase, seconds }: RecordingState): boolean =>
  phase === 'recording' && seconds >= WARN_FROM

/** Whether a recording is being made or stored: leaving now would cut it short. */
export const isAtWork = ({ phase }: RecordingState): boolean => phase === 'recording' || phase === 'finishing'

/** The state after an event. An event that does not fit the phase changes nothing, because devices report late. */
export function nextState(state: RecordingState, event: RecordingEvent): RecordingState {
  switch (event.type) {
    case 'open':
      return state.phase === 'idle' ? { ...notRecording, phase: 'asking' } : state
    case 'opened':
      return state.phase === 'asking' ? { ...state, phase: 'preview' } : state
    case 'refused':
      return state.phase === 'asking' ? { ...notRecording, fault: event.fault } : state
    case 'start':
      return state.phase === 'preview' ? { ...notRecording, phase: 'recording' } : state
    case 'tick':
      return state.phase === 'recording' ? afterTick(state, event) : state
    case 'stop':
      return state.phase === 'recording' ? { ...state, phase: 'finishing', ending: 'stopped' } : state
    case 'lost':
      return afterLoss(state)
    case 'finished':
      return state.phase === 'finishing' ? afterFinish(state, event.empty) : state
    case 'close':
      return isAtWork(state) ? state : notRecording
    case 'dismissFault':
      return { ...state, fault: null }
  }
}

function afterTick(
  state: RecordingState,
  { seconds, most }: { seconds: number; most: number },
): RecordingState {
  if (seconds < most) return { ...state, seconds }
  return { ...state, seconds: most, phase: 'finishing', ending: 'limit' }
}

function afterLoss(state: RecordingState): RecordingState {
  if (state.phase === 'recording') return { ...state, phase: 'finishing', ending: 'lost' }
  return state.phase === 'preview' ? { ...notRecording, fault: 'unavailable' } : state
}

/** A device that was lost before it recorded anything is a fault; otherwise there is a clip to look at. */
const afterFinish = (state: RecordingState, empty: boolean): RecordingState =>
  empty ? { ...notRecording, fault: 'unavailable' } : { ...state, phase: 'idle' }
