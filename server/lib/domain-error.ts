import { type ErrorCode, errors } from '#contract/errors.ts'

/** Something a person can be told: its code decides status and words (contract/errors.ts). */
export class DomainError extends Error {
  readonly code: ErrorCode
  readonly details: { field?: string; message?: string; retryAfterSeconds?: number; extra?: object }

  /** `extra` is sent beside the message, e.g. the memorial as it stands after a stale save. */
  constructor(code: ErrorCode, details: DomainError['details'] = {}) {
    super(details.message ?? errors[code].message)
    this.name = 'DomainError'
    this.code = code
    this.details = details
  }
}
