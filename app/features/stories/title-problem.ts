import { memorial } from '#contract/limits.ts'

/** A title that a save would be refused for. It stays as it was typed until its host shortens it. */
export const isTitleTooLong = ({ title }: { title: string }): boolean =>
  title.trim().length > memorial.storyTitleMax
