import { Mail, Phone, User } from 'lucide-react'
import { useTranslations } from '#app/messages/index.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { classifyContact } from '#contract/contacts-text.ts'
import styles from './ContactPreview.module.css'

/** As many as fit a dialog without scrolling. */
const SHOWN = 6
const icons = { email: Mail, phone: Phone, invalid: User, empty: User }

/** The first of some texts on paper, and how many more there are. */
export function ContactPreview({ texts }: { texts: readonly string[] }) {
  const t = useTranslations('contacts.importDialog')
  const more = texts.length - SHOWN
  return (
    <ul className={styles.found}>
      {texts.slice(0, SHOWN).map((text, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same text may stand there twice
        <li key={at}>
          <Icon of={icons[classifyContact(text)]} />
          <bdi>{text}</bdi>
        </li>
      ))}
      {more > 0 && <li className="quiet">{t('more', { count: more })}</li>}
    </ul>
  )
}
