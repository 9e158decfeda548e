import type { ContentPart } from '#app/draft/rules.ts'
import type { Draft } from '#app/draft/schema.ts'
import type { Memorial } from '#contract/memorials.ts'
import type { SaveDependencies } from './dependencies.ts'
import type { FileKind } from './progress.ts'

/**
 * What one save sends, in order (docs/decisions/0013). Every step can be repeated after a lost answer, and sends nothing
 * that the server has already.
 */
export interface SavePlan {
  steps: readonly SaveStep[]
  /** The parts of the draft that it saves; a conflict in one of these stops it. */
  parts: readonly ContentPart[]
  /** Whoever asks for it while it is in progress gets the same save. Its progress lists the files on the server too. */
  isShared?: boolean
  /** Photos that this device could not read are among the files that it reports as left out. */
  reportsUnreadable?: boolean
}

export type SaveStep =
  /** Creates the memorial, unless the draft has one. The draft's id makes it repeatable. */
  | { send: 'memorial' }
  /** Adds the still of a video on the server that has none, beside the other steps. */
  | { send: 'missing-still' }
  /**
   * Reads the memorial and takes it over, if `isDue`; stops the save when the same part was changed there. For what everybody
   * sees as soon as it is sent, and for what only the server knows.
   */
  | { send: 'check'; isDue: (draft: Draft) => boolean }
  /**
   * Uploads the files that the server lacks, each with its own id, which makes it repeatable. The answer is the media.
   * Progress counts bytes. A file that fails is left out, or stops the save if `isNeeded`.
   */
  | { send: 'files'; kinds: readonly FileKind[]; isNeeded?: boolean }
  /** Rotates photos on the server, each in a call; one that is refused is left out. */
  | { send: 'rotations' }
  /** Sends these parts in one call, if the server lacks any of them. The version makes it repeatable. */
  | { send: 'parts'; parts: readonly ContentPart[]; call: PartCall }

/** A call that saves some parts, and answers with the memorial. */
export type PartCall = (sent: {
  deps: SaveDependencies
  draft: Draft
  parts: readonly ContentPart[]
  /** The version on the server that the draft is based on. */
  version: number | null
}) => Promise<{ memorial: Memorial }>
