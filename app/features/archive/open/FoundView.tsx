import { useDraft } from '#app/draft/hooks.ts'
import { filledFunds, isUnsaved } from '#app/draft/rules.ts'
import { stepLeftAt, steps } from '#app/draft/steps.ts'
import { formatDay } from '#app/lib/dates.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import styles from './OpenArchive.module.css'
import type { LeftOut } from './opened-content.ts'
import type { FormerSettings } from './settings-in.ts'
import type { Found } from './use-opening.ts'

interface Props extends Found {
  onOpen: () => void
  onAnother: () => void
}

/** What is in an archive, and what would become of what was begun on this device. */
export function FoundView({ archive, taken, others, settings, onOpen, onAnother }: Props) {
  const t = useTranslations('openArchive.found')
  const { content, portrait, leftOut } = taken
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
  const made = formatDay(archive.madeAt)
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
        {portrait?.isSmaller && (
          <p className="small quiet">{t('portraitSmaller', { file: portrait.file.name })}</p>
        )}
      </section>
      {leftOut.length > 0 && <LeftOutList {...{ archive, leftOut }} />}
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
      <FormerChoices {...settings} />
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

/** Every file of the hosts that does not go over, by its name, and why. */
function LeftOutList({ archive, leftOut }: { archive: Found['archive']; leftOut: readonly LeftOut[] }) {
  const t = useTranslations('openArchive.found')
  return (
    <Notice title={t('leftOut', { count: leftOut.length })}>
      <ul className={styles.list}>
        {leftOut.map(({ mediaUuid, why }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of one archive, which is not changed
          <li key={at}>
            <bdi>{nameOf(archive, mediaUuid) || t('aFile')}</bdi>: {t(`why.${why}`)}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** As it lies in the archive, or else as it was called by whoever added it, or by its caption. */
function nameOf({ tables, pathOf }: Found['archive'], mediaUuid: string): string {
  const { originalName, title } = tables.media.find(({ uuid }) => uuid === mediaUuid) ?? {}
  return [pathOf(mediaUuid), originalName, title].find(
    (one) => typeof one === 'string' && one !== '',
  ) as string
}

/** What a draft cannot hold, so that nobody believes it came along. */
function FormerChoices({ chosen, zone }: FormerSettings) {
  const t = useTranslations('openArchive.found')
  const titles = useTranslations('safety')
  if (chosen.length === 0 && zone === null) return null
  return (
    <section>
      <h3>{t('again')}</h3>
      {chosen.length > 0 && (
        <>
          <p>{t('againText', { where: titles('title') })}</p>
          <ul className={styles.list}>
            {chosen.map((name) => (
              <li key={name}>{titles(`${name}.title`)}</li>
            ))}
          </ul>
        </>
      )}
      {zone !== null && <p>{t('zone', { zone })}</p>}
    </section>
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
