/** Takes still images of videos, if this machine can. Paths are local files. */
export interface VideoStills {
  canTake(): Promise<boolean>
  /**
   * Writes the frame at a moment as a JPEG, upright, fitted into a square. Rejects when there is none, or it could not
   * be read.
   *
   * @param moment.second seconds from the beginning
   * @param moment.edge pixels of the square
   */
  take(
    video: { path: string; container: 'webm' | 'mp4' },
    outPath: string,
    moment: { second: number; edge: number },
  ): Promise<void>
  /** Ends running work at once. */
  close(): Promise<void>
}
