import type { ThanksLine } from '#contract/thanks.ts'

/** The people of one language among those who were chosen. */
export interface NoteGroup {
  language: string
  lines: ThanksLine[]
  /** To start from. */
  proposal: string
}

/** Whether somebody can get a note by mail. */
const canGetNote = ({ canMail, dateThanked }: ThanksLine): boolean => canMail && dateThanked === null

/**
 * Those who can get a note, by language, each with a proposal: that of all of them where it is the same.
 *
 * @param general by language, for people who did different things
 */
export function noteGroups(lines: readonly ThanksLine[], general: Record<string, string>): NoteGroup[] {
  const reached = lines.filter(canGetNote)
  return [...new Set(reached.map(({ language }) => language))].map((language) => {
    const own = reached.filter((line) => line.language === language)
    const proposals = new Set(own.map(({ proposal }) => proposal))
    const [only = ''] = proposals
    return { language, lines: own, proposal: proposals.size === 1 ? only : (general[language] ?? only) }
  })
}
