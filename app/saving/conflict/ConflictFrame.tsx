import { type ReactNode, useId } from 'react'
import { formatMoment } from '#app/lib/dates.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import type { LastEdit } from '#contract/memorials.ts'
import styles from './ConflictDialog.module.css'

interface Props {
  /** Which of the conflicts is asked about, from 0. */
  place: number
  total: number
  /** Who saved last, if that is known. */
  lastEdit: LastEdit | null | undefined
  /** What was changed on both sides. */
  heading: ReactNode
  /** As each side has it. */
  mine: ReactNode
  theirs: ReactNode
  onDecide: (keep: 'mine' | 'theirs') => void
  /** The host decides later; nothing is lost. */
  onLater: () => void
  /** A third choice, and what it means. */
  both?: { button: ReactNode; help: string } | null
}

/** Asks about one thing that was changed both here and somewhere else: both sides, and who saved the other one. */
export function ConflictFrame(props: Props) {
  const { place, total, lastEdit, heading, mine, theirs, onDecide, onLater, both } = props
  const t = useTranslations('conflict')
  return (
    <Dialog
      open
      key={place}
      onClose={onLater}
      eyebrow={total > 1 && t('place', { place: place + 1, total })}
      title={t('title')}
      role="alertdialog"
      width="wide"
      actions={
        <>
          <Button look="plain" onPress={onLater}>
            {t('later')}
          </Button>
          {both?.button}
        </>
      }
    >
      <p>{useWhoAndWhen(lastEdit)}</p>
      <h3>{heading}</h3>
      <div className={styles.sides}>
        <Side title={t('mine')} action={<Button onPress={() => onDecide('mine')}>{t('keepMine')}</Button>}>
          {mine}
        </Side>
        <Side
          title={t('theirs')}
          action={
            <Button onPress={() => onDecide('theirs')}>
              {t(lastEdit?.isYours ? 'takeOther' : 'takeTheirs')}
            </Button>
          }
        >
          {theirs}
        </Side>
      </div>
      {both && <p className="small quiet">{both.help}</p>}
    </Dialog>
  )
}

function useWhoAndWhen(lastEdit: LastEdit | null | undefined): string {
  const t = useTranslations('conflict')
  if (!lastEdit) return t('body')
  const { name, isYours, at } = lastEdit
  const when = formatMoment(at)
  return isYours ? t('bodyYours', { when }) : t('bodyBy', { name, when })
}

function Side({ title, action, children }: { title: string; action: ReactNode; children: ReactNode }) {
  const titleId = useId()
  return (
    <section className={styles.side} aria-labelledby={titleId}>
      <h4 id={titleId}>{title}</h4>
      {children}
      <p className={styles.action}>{action}</p>
    </section>
  )
}

/** What a side has, as it looks on the memorial; a long text scrolls inside its box. */
export const ConflictPaper = ({ children }: { children: ReactNode }) => (
  <div className={styles.paper}>{children}</div>
)
