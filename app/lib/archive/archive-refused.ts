import type { ZipProblem } from '#app/lib/zip/zip-refused.ts'

/**
 * Why an archive is not opened, beside what is wrong with its ZIP. `notArchive`: no archive of ours. `older`: of before archives
 * could be opened. `newer`: of a version that this product does not read yet. `changed`: files of it are missing, or are not what
 * they were when it was made. `unsafe`: no archive of ours is like this, as when a ZIP is made to harm.
 */
export type ArchiveProblem =
  | Exclude<ZipProblem, 'empty'>
  | 'notArchive'
  | 'older'
  | 'newer'
  | 'changed'
  | 'unsafe'

export class ArchiveRefused extends Error {
  readonly problem: ArchiveProblem
  /** Those to blame, by their paths in the archive. */
  readonly files: readonly string[]

  constructor(problem: ArchiveProblem, files: readonly string[] = []) {
    super([problem, ...files].join(' '))
    this.problem = problem
    this.files = files
  }
}
