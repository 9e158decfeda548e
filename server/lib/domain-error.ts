import { type ErrorCode, errors } from '#contract/errors.ts'

/** An error that a person can be told: its code decides status and text (contract/errors.ts). */
export class DomainError extends Error {
  readonly code: ErrorCode
  readonly details: { field?: string; message?: string; retryAfterSeconds?: number; extra?: object }

  /** `extra` is sent with the message, e.g. the present memorial after a stale save. */
  constructor(code: ErrorCode, details: DomainError['details'] = {}) {
    super(details.message ?? errors[code].message)
    this.name = 'DomainError'
    this.code = code
    this.details = details
  }
}
