import { useState } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { classes } from '#app/ui/classes.ts'
import styles from './Review.module.css'

/** In characters: longer stories are folded. About twelve lines. */
const SHORT = 700

interface Props {
  number: number
  /** May be empty. */
  title: string
  text: string
}

/** One story; a long one is folded until it is opened. */
export function StoryCard({ number, title, text }: Props) {
  const t = useTranslations('preview.photos')
  const [isOpen, setOpen] = useState(false)
  const isLong = text.length > SHORT
  return (
    <article className={styles.story}>
      <h4 dir={title ? 'auto' : undefined}>{title || t('story', { number })}</h4>
      {text && (
        <p className={classes(styles.words, isLong && !isOpen && `cut ${styles.folded}`)} dir="auto">
          {text}
        </p>
      )}
      {isLong && (
        <Button look="link" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          {isOpen ? t('lessStory') : t('wholeStory')}
        </Button>
      )}
    </article>
  )
}
