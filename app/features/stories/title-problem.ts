import { memorial } from '#contract/limits.ts'

/** Whether a save would be refused for this title. The title is not cut: its host shortens it. */
export const isTitleTooLong = ({ title }: { title: string }): boolean =>
  title.trim().length > memorial.storyTitleMax
