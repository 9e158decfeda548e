/**
 * Why there is no camera: `denied` by the person, the browser or the system · `unavailable` missing, in use or broken ·
 * `unsupported` this browser cannot record.
 */
export type CameraFault = 'denied' | 'unavailable' | 'unsupported'

/** Old browsers use PermissionDeniedError; SecurityError is a refusal by a policy. */
const DENIALS = new Set(['NotAllowedError', 'PermissionDeniedError', 'SecurityError'])

/** Maps the error of a rejected `getUserMedia` to a fault. */
export const classifyFault = (thrown: unknown): CameraFault =>
  thrown instanceof Error && DENIALS.has(thrown.name) ? 'denied' : 'unavailable'

/** A camera or microphone to choose from. */
export interface CaptureDevice {
  id: string
  label: string
}

export interface CaptureDevices {
  cameras: CaptureDevice[]
  microphones: CaptureDevice[]
}

/** Which devices to use; null leaves the choice to the browser. */
export interface DeviceChoice {
  cameraId: string | null
  microphoneId: string | null
}

export const anyDevice: DeviceChoice = { cameraId: null, microphoneId: null }
export const noDevices: CaptureDevices = { cameras: [], microphones: [] }

/** A message needs no more than a face at 720p; five minutes of it stay far below 300 MB. */
const picture = { width: { ideal: 1280 }, height: { ideal: 720 }, frameRate: { ideal: 30, max: 30 } }
const sound = { echoCancellation: true, noiseSuppression: true, autoGainControl: true }

const constraintsFor = (
  { cameraId, microphoneId }: DeviceChoice,
  hasPicture: boolean,
): MediaStreamConstraints => ({
  ...(hasPicture && {
    video:
      cameraId === null ? { ...picture, facingMode: 'user' } : { ...picture, deviceId: { exact: cameraId } },
  }),
  audio: microphoneId === null ? sound : { ...sound, deviceId: { exact: microphoneId } },
})

/** Rejects like `getUserMedia`. If a chosen device is gone, any other is used. */
export async function openCamera(
  devices: MediaDevices,
  choice: DeviceChoice,
  { hasPicture } = { hasPicture: true },
): Promise<MediaStream> {
  try {
    return await devices.getUserMedia(constraintsFor(choice, hasPicture))
  } catch (thrown) {
    const isGone =
      thrown instanceof Error && (thrown.name === 'OverconstrainedError' || thrown.name === 'NotFoundError')
    if (!isGone || choice === anyDevice) throw thrown
    return devices.getUserMedia(constraintsFor(anyDevice, hasPicture))
  }
}

/** Stops all tracks, which turns the camera light off. */
export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

/** Chromium lists the system's preferred device a second time under these ids. */
const ALIASES = new Set(['default', 'communications', ''])

/**
 * The available devices, and the ones that a stream uses. Browsers tell device names only after permission was given.
 */
export async function listDevices(
  devices: MediaDevices,
  stream: MediaStream,
): Promise<{ devices: CaptureDevices; choice: DeviceChoice }> {
  const found = await devices.enumerateDevices().catch(() => [])
  const ofKind = (kind: MediaDeviceKind) =>
    found
      .filter((device) => device.kind === kind && !ALIASES.has(device.deviceId))
      .map(({ deviceId, label }) => ({ id: deviceId, label }))
  const usedBy = (track: MediaStreamTrack | undefined): string | null => {
    const used = track?.getSettings()
    if (!used?.deviceId) return null
    if (!ALIASES.has(used.deviceId)) return used.deviceId
    const sameBox = found.find(
      ({ groupId, deviceId, kind }) =>
        groupId === used.groupId && kind === 'audioinput' && !ALIASES.has(deviceId),
    )
    return sameBox?.deviceId ?? null
  }
  return {
    devices: { cameras: ofKind('videoinput'), microphones: ofKind('audioinput') },
    choice: {
      cameraId: usedBy(stream.getVideoTracks()[0]),
      microphoneId: usedBy(stream.getAudioTracks()[0]),
    },
  }
}

/** Whether the browser will refuse without asking, if it tells. */
export async function isDeniedAlready(
  permissions: Permissions | undefined,
  { hasPicture } = { hasPicture: true },
): Promise<boolean> {
  const names = hasPicture ? (['camera', 'microphone'] as const) : (['microphone'] as const)
  const states = await Promise.all(
    names.map((name) =>
      permissions?.query({ name }).then(
        ({ state }) => state,
        () => 'prompt',
      ),
    ),
  )
  return states.includes('denied')
}
