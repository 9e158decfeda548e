import type { ReactNode } from 'react'
import styles from './Letter.module.css'

/** What somebody wrote, styled as a signed letter on paper. Line breaks are kept. */
export function Letter({ words, signed }: { words: string; signed?: ReactNode }) {
  return (
    <div className={`paper anywhere ${styles.letter}`}>
      {paragraphs(words).map((paragraph, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other identity and no state
        <p key={i} dir="auto">
          {paragraph}
        </p>
      ))}
      {signed && (
        <p className={styles.signed} dir="auto">
          {signed}
        </p>
      )}
    </div>
  )
}

const paragraphs = (words: string) =>
  words
    .split(/\r?\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
