import { Check, MessageSquare, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from '#app/lib/api.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { AnchorButton } from '#app/ui/AnchorButton.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import { type ChangeNotice, noticeTopic, type ToldPerson } from '#contract/change-notices.ts'
import styles from './Change.module.css'
import { textLink, textMessage } from './text-message.ts'
import { useFacts } from './use-facts.ts'

interface Props {
  notice: ChangeNotice
  people: readonly ToldPerson[]
  link: string | null
  onTexted: (person: ToldPerson, texted: boolean) => Promise<void>
}

/**
 * People without a mail address, each with a text message from the host's own phone. Whether it was sent is unknown, so
 * somebody is ticked off when the text is opened, and this can be undone.
 */
export function TextList({ notice, people, link, onTexted }: Props) {
  const t = useTranslations('programmeChange.texts')
  const facts = useTranslations('programmeChange.facts')
  const proposed = useTranslations('programmeChange.form.proposed')(noticeTopic(notice.events))
  const factsOf = useFacts()
  const [error, setError] = useState<string | null>(null)

  /** Of the events that they may see. */
  function textTo({ phone, eventUuids }: ToldPerson): string {
    const seen = notice.events
      .filter(({ uuid }) => eventUuids.includes(uuid))
      .map(factsOf)
      .map((event) => (event.isNew ? { ...event, name: facts('new', { name: event.name }) } : event))
    return textLink(phone ?? '', textMessage(notice.message ?? proposed, seen, link ?? '', facts))
  }

  async function mark(person: ToldPerson, texted: boolean) {
    setError(null)
    try {
      await onTexted(person, texted)
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason
      setError(t('notTicked', { who: person.name, reason: reason.message }))
    }
  }

  return (
    <>
      <p>{t('help', { count: people.length })}</p>
      {error && <FieldError>{error}</FieldError>}
      <ul className={styles.texts}>
        {people.map((person) => (
          <li key={person.rsvpId}>
            <bdi>{person.name}</bdi>
            {person.state === 'TEXTED' && (
              <span className={styles.ticked}>
                <Chip tone="yes" icon={Check}>
                  {t('done')}
                </Chip>
                <Button
                  look="link"
                  icon={Undo2}
                  aria-label={t('undoNamed', { who: person.name })}
                  onPress={() => mark(person, false)}
                >
                  {t('undo')}
                </Button>
              </span>
            )}
            {person.state !== 'TEXTED' && person.phone && (
              <AnchorButton
                look="link"
                icon={MessageSquare}
                href={textTo(person)}
                aria-label={t('textNamed', { who: person.name })}
                onClick={() => void mark(person, true)}
              >
                {t('text')}
              </AnchorButton>
            )}
            {person.state !== 'TEXTED' && !person.phone && (
              <span className="quiet small">{t('unreachable')}</span>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
