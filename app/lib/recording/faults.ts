/**
 * Why there is no camera: `denied` by the person, the browser or the system · `unavailable` missing, in use or
 * broken · `unsupported` this browser cannot record at all.
 */
export type CameraFault = 'denied' | 'unavailable' | 'unsupported'

/** Old browsers say PermissionDeniedError; SecurityError is a policy's refusal. */
const DENIALS = new Set(['NotAllowedError', 'PermissionDeniedError', 'SecurityError'])

/** What a rejected `getUserMedia` means. */
export const faultOf = (thrown: unknown): CameraFault =>
  thrown instanceof Error && DENIALS.has(thrown.name) ? 'denied' : 'unavailable'
