/** As typed (`lifeDateText`). */
interface LifeTexts {
  birthDate: string
  deathDate: string
}

export interface LifeDatesProps extends LifeTexts {
  onText: (field: keyof LifeTexts, text: string) => void
  /** Called with why the dates cannot be right, in words, and with null when they can. */
  onProblem: (problem: string | null) => void
}
