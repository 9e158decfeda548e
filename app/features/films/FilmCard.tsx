import { CalendarDays, Trash } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { CaptionField } from '#app/ui/CaptionField.tsx'
import { Checkbox } from '#app/ui/Checkbox.tsx'
import { ConfirmDialog } from '#app/ui/ConfirmDialog.tsx'
import { VideoPlayer } from '#app/ui/VideoPlayer.tsx'
import { memorial as limits } from '#contract/limits.ts'
import type { Media } from '#contract/media.ts'
import styles from './FilmSection.module.css'

interface Props {
  film: Media
  /** Its place, from 1. */
  number: number
  /** False when it was not saved: what was typed stays. */
  onWrite: (title: string) => Promise<boolean>
  /** Whether the slideshow plays it with its sound. */
  onSound: (withSound: boolean) => Promise<boolean>
  /** When it was made, in words; empty where nobody has said it. */
  when: string
  onDate: () => void
  onRemove: () => Promise<boolean>
}

/** A film on the server, with its caption. */
export function FilmCard({ film, number, onWrite, onSound, when, onDate, onRemove }: Props) {
  const t = useTranslations('films')
  const [title, setTitle] = useState(film.title)
  const [isAsking, setAsking] = useState(false)
  const label = t('film', { number })

  return (
    <li className={`stack from-start s2 ${styles.card}`} data-field={`CAPTION-${film.uuid}`}>
      <VideoPlayer video={film} label={film.title || label} className={styles.video} fileName="film" />
      <CaptionField
        label={t('caption', { number })}
        placeholder={t('writeCaption')}
        maxLength={limits.captionMax}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
        onBlur={() => {
          if (title.trim() !== film.title) void onWrite(title.trim())
        }}
      />
      <Checkbox checked={film.withSound ?? false} onChange={({ target }) => void onSound(target.checked)}>
        {t('withSound')}
      </Checkbox>
      <Button
        look="tool"
        icon={CalendarDays}
        aria-label={t('dateNamed', { date: when || 'none', number })}
        onPress={onDate}
      >
        {when || t('date')}
      </Button>
      <Button
        look="tool"
        icon={Trash}
        aria-label={t('removeFilm', { number })}
        onPress={() => setAsking(true)}
        word="remove"
      />
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('asking.title')}
        primary={{ label: t('asking.keep'), onPress: () => setAsking(false) }}
        secondary={{
          label: t('asking.remove'),
          onPress: async () => {
            await onRemove()
            setAsking(false)
          },
        }}
      >
        <p>{t('asking.text')}</p>
      </ConfirmDialog>
    </li>
  )
}
