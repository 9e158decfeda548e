import { Baby, Cake, House, Mail, Phone } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { ApiError, call } from '#app/lib/api.ts'
import { formatMemorialDate } from '#app/lib/dates.ts'
import { MessagesProvider, useTranslations } from '#app/messages/index.tsx'
import { Button, buttonClass } from '#app/ui/Button.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { useToast } from '#app/ui/Toast.tsx'
import { type FoundFact, leaveAsItIs } from '#contract/before-sharing.ts'
import { beforeSharing } from '#languages/en/screens/before-sharing.ts'
import styles from './FactList.module.css'
import { pathOf } from './paths.ts'

const shapes = { HOME: House, PHONE: Phone, EMAIL: Mail, BIRTH_DATE: Cake, CHILD: Baby }
const messages = { beforeSharing }

interface Props {
  memorialUuid: string
  facts: FoundFact[]
  /** The link is out. */
  isShared?: boolean | undefined
  /** Takes those that are still to be told. */
  onFacts: (facts: FoundFact[]) => void
}

/** Each with one press that leads to its field, and one that leaves it as it is. */
export function FactList(props: Props) {
  return (
    <MessagesProvider messages={messages}>
      <List {...props} />
    </MessagesProvider>
  )
}

function List({ memorialUuid, facts, isShared = false, onFacts }: Props) {
  const t = useTranslations('beforeSharing')
  const showToast = useToast()
  const heading = useRef<HTMLHeadingElement>(null)
  const [refused, setRefused] = useState<{ key: string; why: string } | null>(null)

  /** The button goes with what it is about, so the heading gets the focus. */
  async function leave(key: string, left: boolean) {
    setRefused(null)
    try {
      const answer = await call(leaveAsItIs, { params: { memorialUuid }, body: { key, left } })
      heading.current?.focus()
      onFacts(answer.facts)
      if (left)
        showToast({ message: t('isFine'), onUndo: () => void leave(key, false), undoesAnywhere: true })
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason
      setRefused({ key, why: t('failed', { reason: reason.message }) })
    }
  }

  if (facts.length === 0) return null
  return (
    <section className={styles.look} aria-labelledby="before-sharing">
      <header>
        <h2 ref={heading} id="before-sharing" tabIndex={-1}>
          {t(isShared ? 'titleShared' : 'title')}
        </h2>
        <p className="quiet">{t('intro', { count: facts.length })}</p>
      </header>
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact.key} className={styles.fact}>
            <h3>
              <Icon of={shapes[fact.kind]} />
              {t(`${fact.kind}.title`)}
            </h3>
            <p>{t(`${fact.kind}.text`)}</p>
            <figure>
              <figcaption className="quiet small">{t(`where.${fact.place}`)}</figcaption>
              <blockquote dir="auto">
                {fact.before}
                <mark>{wordsOf(fact)}</mark>
                {fact.after}
              </blockquote>
            </figure>
            <p className={styles.acts}>
              <Link
                className={buttonClass('line')}
                to={pathOf(fact)}
                aria-label={t('changeNamed', { what: wordsOf(fact) })}
              >
                {t('change')}
              </Link>
              <Button
                look="link"
                aria-label={t('fineNamed', { what: wordsOf(fact) })}
                onPress={() => leave(fact.key, true)}
              >
                {t('fine')}
              </Button>
            </p>
            {refused?.key === fact.key && <FieldError>{refused.why}</FieldError>}
          </li>
        ))}
      </ul>
    </section>
  )
}

const wordsOf = ({ place, match }: FoundFact): string =>
  place === 'BIRTH_DATE' ? formatMemorialDate(match) : match
