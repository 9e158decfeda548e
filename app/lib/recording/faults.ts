/**
 * Why there is no camera: `denied` by the person, the browser or the system · `unavailable` missing, in use or broken ·
 * `unsupported` this browser cannot record.
 */
export type CameraFault = 'denied' | 'unavailable' | 'unsupported'

/** Old browsers use PermissionDeniedError; SecurityError is a refusal by a policy. */
const DENIALS = new Set(['NotAllowedError', 'PermissionDeniedError', 'SecurityError'])

/** Maps the error of a rejected `getUserMedia` to a fault. */
export const faultOf = (thrown: unknown): CameraFault =>
  thrown instanceof Error && DENIALS.has(thrown.name) ? 'denied' : 'unavailable'
