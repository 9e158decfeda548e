import { useDraft } from '#app/draft/hooks.ts'
import { filledFunds, isUnsaved } from '#app/draft/rules.ts'
import { stepLeftAt, steps } from '#app/draft/steps.ts'
import { formatDay } from '#app/lib/dates.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import styles from './OpenArchive.module.css'
import type { FromOthers, OpenedContent } from './opened-content.ts'

interface Props {
  content: OpenedContent
  others: FromOthers
  madeAt: string
  onOpen: () => void
  onAnother: () => void
}

/** What is in an archive, and what would become of what was begun on this device. */
export function FoundView({ content, others, madeAt, onOpen, onAnother }: Props) {
  const t = useTranslations('openArchive.found')
  const { texts, photos, stories, films, contacts, unsubscribed } = content
  const name = texts.personName.trim()
  const counts = {
    photos: photos.length,
    stories: stories.length,
    video: content.video ? 1 : 0,
    films: films.length,
    contacts: contacts.length,
    funds: filledFunds(content).length,
  }
  const made = formatDay(madeAt)
  const left = (['memories', 'answers'] as const).filter((what) => others[what] > 0)
  return (
    <div className={styles.parts}>
      <header>
        <h2>{name ? t('title', { name }) : t('unnamed')}</h2>
        {made && <p className="quiet">{t('made', { date: made })}</p>}
      </header>
      <section>
        <h3>{t('what')}</h3>
        <ul className={styles.list}>
          <li>{t('words')}</li>
          {(['photos', 'stories', 'video', 'films', 'contacts', 'funds'] as const)
            .filter((what) => counts[what] > 0)
            .map((what) => (
              <li key={what}>{t(what, { count: counts[what] })}</li>
            ))}
        </ul>
        {unsubscribed > 0 && <p className="small quiet">{t('unsubscribed', { count: unsubscribed })}</p>}
      </section>
      {left.length > 0 && (
        <section>
          <h3>{t('others')}</h3>
          <p>{t('later')}</p>
          <ul className={styles.list}>
            {left.map((what) => (
              <li key={what}>{t(what, { count: others[what] })}</li>
            ))}
          </ul>
        </section>
      )}
      <p className="small quiet">{t('not')}</p>
      <Begun />
      <div className={styles.actions}>
        <Button look="primary" onPress={onOpen}>
          {t('open')}
        </Button>
        <Button look="link" onPress={onAnother}>
          {t('another')}
        </Button>
      </div>
    </div>
  )
}

/** What this tab has begun stays, whatever is opened beside it. */
function Begun() {
  const t = useTranslations('openArchive.found')
  const draft = useDraft((current) => current)
  if (!isUnsaved(draft)) return null
  const name = draft.personName.trim()
  const step = steps[Math.max(1, stepLeftAt(draft.currentStep, draft.furthestStep))]
  return (
    <Notice
      title={name ? t('begun', { name }) : t('begunUnnamed')}
      action={
        <LinkButton look="line" to={(name && step?.path) || '/who'}>
          {t('goOn')}
        </LinkButton>
      }
    >
      <p>{name ? t('beside') : t('giveName')}</p>
    </Notice>
  )
}
