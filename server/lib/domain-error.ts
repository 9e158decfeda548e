import type { ErrorCode } from '#contract/errors.ts'
import { fieldMessage } from '#contract/field-problem.ts'
import { calls as en } from '#languages/en/calls/index.ts'
import { operatorErrors } from '#languages/en/operator-errors.ts'

const messages: Record<ErrorCode, string> = { ...en.errors, ...operatorErrors }

export interface ErrorDetails {
  /** The input that is to blame. */
  field?: string
  /** What is wrong with it: `fieldProblem` of the contract. It is told instead of the code's message. */
  problem?: string
  /** Why a card was refused: told instead of the code's message where the code is one of our catalogue. */
  cardCode?: string
  /** In English, for programmers, or from elsewhere: readers of other languages are told the code's message. */
  english?: string
  /** Until the same may be tried again. */
  retryAfterSeconds?: number
  /** Sent with the message, e.g. the present memorial after a stale save. */
  extra?: object
}

/** An error that a person can be told: its code decides the status (contract/errors.ts) and the message. */
export class DomainError extends Error {
  readonly code: ErrorCode
  readonly details: ErrorDetails

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(englishOf(code, details))
    this.name = 'DomainError'
    this.code = code
    this.details = details
  }
}

function englishOf(code: ErrorCode, { problem, field, english }: ErrorDetails): string {
  return (problem && fieldMessage(problem, en, field)) || english || messages[code]
}
