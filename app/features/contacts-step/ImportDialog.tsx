import { Mail, Phone, User } from 'lucide-react'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import type { Import } from '#app/ui/quick-import/read-import.ts'
import { classifyContact } from '#contract/contacts-text.ts'
import { contacts as limits } from '#contract/limits.ts'
import styles from './ContactPreview.module.css'

/** `stay` only closes the dialog. */
export type ImportAnswer = 'use' | 'ignore' | 'stay'

interface Props {
  read: Import
  /** Entries of the list that will be dropped. */
  invalid: readonly string[]
  onAnswer: (answer: ImportAnswer) => void
}

/** Asks what to do with pasted text that was not imported, before the next step. */
export function ImportDialog({ read, invalid, onAnswer }: Props) {
  const t = useTranslations('contacts.importDialog')
  const none = useTranslations('contacts.invalidDialog')
  const { found, unread, noRoom } = read
  const isUsable = found.length > 0
  return (
    <Dialog
      open
      onClose={() => onAnswer('stay')}
      title={t(isUsable ? 'title' : 'titleNone')}
      width="wide"
      role="alertdialog"
      actions={
        isUsable ? (
          <>
            <Button onPress={() => onAnswer('ignore')}>{t('ignore')}</Button>
            <Button look="primary" onPress={() => onAnswer('use')}>
              {t('use')}
            </Button>
          </>
        ) : (
          <>
            <Button onPress={() => onAnswer('ignore')}>{t('goOn')}</Button>
            <Button look="primary" onPress={() => onAnswer('stay')}>
              {t('back')}
            </Button>
          </>
        )
      }
    >
      {isUsable && (
        <>
          <p>{t('found', { count: found.length })}</p>
          <ContactPreview texts={found.map(({ text }) => text)} />
        </>
      )}
      {unread.length > 0 && (
        <>
          <p>{t(isUsable ? 'unreadStays' : 'unread', { count: unread.length })}</p>
          <ContactPreview texts={unread} />
        </>
      )}
      {noRoom.length > 0 && (
        <>
          <p>{t('noRoom', { count: noRoom.length, limit: limits.max })}</p>
          <ContactPreview texts={noRoom} />
        </>
      )}
      {!isUsable && unread.length + noRoom.length === 0 && <p>{t('already', { count: read.already })}</p>}
      {invalid.length > 0 && (
        <>
          <p>{none('body', { count: invalid.length })}</p>
          <ContactPreview texts={invalid} />
        </>
      )}
    </Dialog>
  )
}

interface InvalidProps {
  texts: readonly string[]
  onAnswer: (answer: 'goOn' | 'fix') => void
}

/** Shows the entries that will be dropped, because only valid contacts are kept. */
export function InvalidDialog({ texts, onAnswer }: InvalidProps) {
  const t = useTranslations('contacts.invalidDialog')
  return (
    <Dialog
      open
      onClose={() => onAnswer('fix')}
      title={t('title')}
      width="wide"
      role="alertdialog"
      actions={
        <>
          <Button onPress={() => onAnswer('goOn')}>{t('goOn')}</Button>
          <Button look="primary" onPress={() => onAnswer('fix')}>
            {t('fix')}
          </Button>
        </>
      }
    >
      <p>{t('body', { count: texts.length })}</p>
      <ContactPreview texts={texts} />
    </Dialog>
  )
}

/** As many as fit into a dialog without scrolling. */
const SHOWN = 6
const icons = { email: Mail, phone: Phone, invalid: User, empty: User }

/** Shows the first few texts, and how many more there are. */
function ContactPreview({ texts }: { texts: readonly string[] }) {
  const t = useTranslations('contacts.importDialog')
  const more = texts.length - SHOWN
  return (
    <ul className={`paper ${styles.found}`}>
      {texts.slice(0, SHOWN).map((text, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same text may occur twice
        <li key={at}>
          <Icon of={icons[classifyContact(text)]} />
          <bdi>{text}</bdi>
        </li>
      ))}
      {more > 0 && <li className="quiet">{t('more', { count: more })}</li>}
    </ul>
  )
}
