import { Cake, House, Mail, Phone } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { ApiError, call } from '#app/lib/api.ts'
import { formatMemorialDate } from '#app/lib/dates.ts'
import { MessagesProvider, useTranslations } from '#app/messages/index.tsx'
import { Button, buttonClass } from '#app/ui/Button.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { useToast } from '#app/ui/Toast.tsx'
import { type FoundFact, leaveAsItIs, type SharedPlace } from '#contract/before-sharing.ts'
import { beforeSharing } from '#languages/en/screens/before-sharing.ts'
import styles from './FactList.module.css'

const messages = { beforeSharing }
const shapes = { HOME: House, PHONE: Phone, EMAIL: Mail, BIRTH_DATE: Cake }
/** The others are edited among the details. */
const screens: Partial<Record<SharedPlace, string>> = {
  MESSAGE: '/memorial/edit-message',
  STORY: '/memorial/edit-stories',
  CAPTION: '/memorial/edit-photos',
  EVENT: '/memorial/programme',
}

interface Props {
  memorialUuid: string
  found: FoundFact[]
  isShared?: boolean
}

/** Each with one press that leads to its field, and one that leaves it as it is. */
export const FactList = (props: Props) => (
  <MessagesProvider messages={messages}>
    <List {...props} />
  </MessagesProvider>
)

function List({ memorialUuid, found, isShared = false }: Props) {
  const t = useTranslations('beforeSharing')
  const showToast = useToast()
  const heading = useRef<HTMLHeadingElement>(null)
  const [facts, setFacts] = useState(found)
  const [refusal, setRefusal] = useState('')

  /** The button goes with what it is about, so the heading gets the focus. */
  async function leave(key: string, left: boolean) {
    setRefusal('')
    try {
      const answer = await call(leaveAsItIs, { params: { memorialUuid }, body: { key, left } })
      heading.current?.focus()
      setFacts(answer.facts)
      if (left)
        showToast({ message: t('isFine'), onUndo: () => void leave(key, false), undoesAnywhere: true })
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason
      setRefusal(t('failed', { reason: reason.message }))
    }
  }

  if (facts.length === 0) return null
  return (
    <section className={styles.look} aria-labelledby="before-sharing">
      <h2 ref={heading} id="before-sharing" tabIndex={-1}>
        {t(isShared ? 'titleShared' : 'title')}
      </h2>
      <p className="quiet">{t('intro', { count: facts.length })}</p>
      <ul className={styles.look}>
        {facts.map(({ key, kind, place, uuid, before, match, after }) => {
          const what = place === 'BIRTH_DATE' ? formatMemorialDate(match) : match
          return (
            <li key={key} className={`card ${styles.fact}`}>
              <h3>
                <Icon of={shapes[kind]} /> {t(`${kind}.title`)}
              </h3>
              <p>{t(`${kind}.text`)}</p>
              <figure>
                <figcaption className="quiet small">{t(`where.${place}`)}</figcaption>
                <blockquote dir="auto">
                  {before}
                  <mark>{what}</mark>
                  {after}
                </blockquote>
              </figure>
              <p className="row links tight">
                {/* At its field (`use-field-in-address`). */}
                <Link
                  className={buttonClass('line')}
                  to={`${screens[place] ?? '/memorial/edit-details'}#${uuid === null ? place : `${place}-${uuid}`}`}
                  aria-label={t('changeNamed', { what })}
                >
                  {t('change')}
                </Link>
                <Button look="link" aria-label={t('fineNamed', { what })} onPress={() => leave(key, true)}>
                  {t('fine')}
                </Button>
              </p>
            </li>
          )
        })}
      </ul>
      {refusal && <FieldError>{refusal}</FieldError>}
    </section>
  )
}
