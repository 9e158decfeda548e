import styles from './ReadMore.module.css'

/** The longest text that is shown in full. */
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
 * Placed below a text that is folded; its reader unfolds it without script. Renders nothing for a short text. How much
 * is visible is set by the CSS of the parent: `:has(> [data-read-on]:not([open]))`.
 */
export function ReadMore({ words, most, more, less }: Props) {
  if (!isLong(words, most)) return null
  return (
    <details className={`no-print ${styles.fold}`} data-read-on>
      <summary className={styles.line}>
        <span>{more}</span>
        <span>{less}</span>
      </summary>
    </details>
  )
}

/** Class for any other `<summary>`: looks like a link, without the triangle. */
export const summaryLine = styles.line

/** Whether a text is so long that it is folded. */
export const isLong = (words: string, { characters, lines }: Most): boolean =>
  words.length > characters || words.split('\n').length > lines
