import { ImageIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useFileUrl } from '#app/draft/file-urls.ts'
import type { DraftProfilePhoto } from '#app/draft/schema.ts'
import { formatMoment } from '#app/lib/dates.ts'
import { serverPhoto } from '#app/lib/photos/server-photo.ts'
import { MessagesProvider, useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import type { LastEdit } from '#contract/memorials.ts'
import { conflict } from '#languages/en/screens/conflict.ts'
import styles from './ConflictDialog.module.css'

/** What one side has: one text, or one row of a list. */
export interface ConflictRow {
  id: string
  words: string
  photo?: DraftProfilePhoto
  /** What else is compared, and not shown. */
  compared?: unknown
}

export type Keep = 'mine' | 'theirs'

interface Props {
  /** Who saved last, if that is known. */
  lastEdit: LastEdit | null | undefined
  /** The name of what was changed on both sides. */
  heading: ReactNode
  mine: readonly ConflictRow[]
  theirs: readonly ConflictRow[]
  onDecide: (keep: Keep) => unknown
  /** The host decides later; nothing is lost. */
  onLater: () => void
}

/** Must be the same object at every render. */
const messages = { conflict }

/** Asks which of two versions stays, where the same was changed here and somewhere else, by whom, and when. */
export function ConflictDialog(props: Props) {
  return (
    <MessagesProvider messages={messages}>
      <Question {...props} />
    </MessagesProvider>
  )
}

function Question({ lastEdit, heading, mine, theirs, onDecide, onLater }: Props) {
  const t = useTranslations('conflict')
  return (
    <Dialog
      open
      onClose={onLater}
      title={t('title')}
      role="alertdialog"
      width="wide"
      actions={
        <Button look="plain" onPress={onLater}>
          {t('later')}
        </Button>
      }
    >
      <p>{useWhoAndWhen(lastEdit)}</p>
      <h3>{heading}</h3>
      <div className={`stack ${styles.sides}`}>
        <Side
          title={t('mine')}
          rows={mine}
          others={theirs}
          action={<Button onPress={() => onDecide('mine')}>{t('keepMine')}</Button>}
        />
        <Side
          title={t('theirs')}
          rows={theirs}
          others={mine}
          action={
            <Button onPress={() => onDecide('theirs')}>
              {t(lastEdit?.isYours ? 'takeOther' : 'takeTheirs')}
            </Button>
          }
        />
      </div>
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

interface SideProps {
  title: string
  rows: readonly ConflictRow[]
  others: readonly ConflictRow[]
  action: ReactNode
}

/** One version, as far as it differs from the other; a long text scrolls inside its box. */
function Side({ title, rows, others, action }: SideProps) {
  const t = useTranslations('conflict')
  const titleId = useId()
  const differing = rowsWithout(rows, others)
  return (
    <section className={styles.side} aria-labelledby={titleId}>
      <h4 id={titleId}>{title}</h4>
      {differing.length === 0 && (
        <p className="quiet small">{t(rowsWithout(others, rows).length > 0 ? 'without' : 'reordered')}</p>
      )}
      <ul className="stack s2">
        {differing.map(({ id, words, photo }) => (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by the keyboard
          <li key={id} className={`s3 typed ${styles.paper}`} dir="auto" tabIndex={0}>
            {photo && <Thumbnail photo={photo} />}
            <span>{words || t(photo ? 'noCaption' : 'empty')}</span>
          </li>
        ))}
      </ul>
      <p className={styles.action}>{action}</p>
    </section>
  )
}

const rowsWithout = (rows: readonly ConflictRow[], others: readonly ConflictRow[]): ConflictRow[] => {
  const known = new Set(others.map(textOf))
  return rows.filter((row) => !known.has(textOf(row)))
}

const textOf = ({ id, words, compared }: ConflictRow): string => JSON.stringify([id, words, compared])

/** Width of the smallest rendition. */
const PIXELS = 320

/** A small photo: from this device, else from the server. */
function Thumbnail({ photo }: { photo: DraftProfilePhoto }) {
  const t = useTranslations('conflict')
  const local = useFileUrl(photo.id, 'thumbnail')
  const url = local ?? (photo.serverMedia && serverPhoto(photo.serverMedia, PIXELS))
  return url ? (
    <img className={styles.thumbnail} src={url} alt={t('photo')} />
  ) : (
    <span className={styles.thumbnail}>
      <Icon of={ImageIcon} />
      <span className="visually-hidden">{t('photo')}</span>
    </span>
  )
}
