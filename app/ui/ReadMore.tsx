import styles from './ReadMore.module.css'

/** Of words that stand whole. */
export interface Most {
  characters: number
  lines: number
}

interface Props {
  words: string
  most: Most
  /** 'Read on', 'Show less'. */
  more: string
  less: string
}

/**
 * Under words of which only the beginning is shown: their reader unfolds them, with no script. Nothing where they are
 * short. How much is shown is a rule of what stands around it: `:has(> [data-read-on]:not([open]))`.
 */
export function ReadMore({ words, most, more, less }: Props) {
  if (!isLong(words, most)) return null
  return (
    <details className={styles.fold} data-read-on>
      <summary className={styles.line}>
        <span>{more}</span>
        <span>{less}</span>
      </summary>
    </details>
  )
}

/** Of a `<summary>` elsewhere that unfolds something: a line as a link is, without the triangle. */
export const summaryLine = styles.line

/** Whether words take so much room that their beginning is shown first. */
export const isLong = (words: string, { characters, lines }: Most): boolean =>
  words.length > characters || words.split('\n').length > lines
