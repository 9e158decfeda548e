import type { StreamProblem } from '#contract/programme.ts'

export interface LinkCheck {
  /**
   * Asks whether a link answers. Null: it does. UNKNOWN: this cannot be told from here, e.g. because the server itself has
   * no connection. Never rejects.
   */
  check(url: string): Promise<StreamProblem | 'UNKNOWN' | null>
}
