/** Why a ZIP, or a part of one, cannot be read. `empty`: nothing is in it that was looked for. */
export type ZipProblem =
  | 'notZip'
  | 'cutShort'
  | 'split'
  | 'tooMany'
  | 'damaged'
  | 'unreadable'
  | 'locked'
  | 'empty'

export class ZipRefused extends Error {
  readonly problem: ZipProblem

  constructor(problem: ZipProblem) {
    super(problem)
    this.problem = problem
  }
}
