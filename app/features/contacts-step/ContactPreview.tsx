import { Mail, Phone, User } from 'lucide-react'
import { useTranslations } from '#app/messages/index.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { classifyContact } from '#contract/contacts-text.ts'
import styles from './ContactPreview.module.css'

/** As many as fit into a dialog without scrolling. */
const SHOWN = 6
const icons = { email: Mail, phone: Phone, invalid: User, empty: User }

/** Shows the first few texts, and how many more there are. */
export function ContactPreview({ texts }: { texts: readonly string[] }) {
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
