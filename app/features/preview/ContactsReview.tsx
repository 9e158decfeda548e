import { Mail } from 'lucide-react'
import { useState } from 'react'
import { validContacts } from '#app/draft/rules.ts'
import type { Content } from '#app/draft/schema.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Breakable } from '#app/ui/Breakable.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { classifyContact } from '#contract/contacts-text.ts'
import styles from './Review.module.css'
import { ReviewSection } from './ReviewSection.tsx'

/** Addresses shown until all are asked for. */
const SHOWN = 20

/** Lists the email addresses with their count; phone numbers are only counted. */
export function ContactsReview({ content }: { content: Content }) {
  const t = useTranslations('preview.contacts')
  const [showsAll, setShowsAll] = useState(false)
  const valid = validContacts(content)
  const emails = valid.filter(({ text }) => classifyContact(text) === 'email')
  const shown = showsAll ? emails : emails.slice(0, SHOWN)
  const phones = valid.length - emails.length
  return (
    <ReviewSection title={t('title')} to="/contacts">
      {emails.length === 0 ? (
        phones > 0 ? (
          <p>{t('phonesOnly', { count: phones })}</p>
        ) : (
          <p className="quiet">{t('none')}</p>
        )
      ) : (
        <>
          <h3>{t('count', { count: emails.length })}</h3>
          <ul className={styles.people}>
            {shown.map(({ id, text, name }) => (
              <li key={id}>
                <Icon of={Mail} />
                <span dir="auto">
                  {name && (
                    <>
                      <bdi>{name}</bdi>
                      <br />
                    </>
                  )}
                  <bdi>
                    <Breakable text={text.trim()} />
                  </bdi>
                </span>
              </li>
            ))}
          </ul>
          {shown.length < emails.length && (
            <Button onPress={() => setShowsAll(true)}>{t('all', { count: emails.length })}</Button>
          )}
        </>
      )}
      {emails.length > 0 && phones > 0 && <p className="quiet">{t('phones', { count: phones })}</p>}
    </ReviewSection>
  )
}
