import { writtenDay, writtenTime } from '#app/lib/written-time.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { useEventName } from '#app/parts/day-events/use-event-name.ts'
import { Card } from '#app/ui/Card.tsx'
import { Checkbox } from '#app/ui/Checkbox.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import type { Memorial } from '#contract/memorials.ts'
import type { OrderContent } from '#contract/order-of-service.ts'
import { orderOfService as most } from '#contract/order-of-service-limits.ts'
import type { Kept } from './kept.ts'
import styles from './OrderOfService.module.css'
import { PhotoChoice } from './PhotoChoice.tsx'
import { contentProblems } from './problems.ts'
import { useProblemText } from './use-problem-text.ts'

interface Props {
  work: Kept
  onChange: (next: (content: OrderContent) => OrderContent) => void
}

/** What stands on the first page. */
export function CoverCard({ work, memorial, onChange }: Props & { memorial: Memorial | null }) {
  const t = useTranslations('orderOfService.cover')
  const problemText = useProblemText()
  const { content, facts } = work
  const problems = contentProblems(content)
  const put = (to: Partial<OrderContent>) => onChange((now) => ({ ...now, ...to }))
  return (
    <Card title={t('title')}>
      <div className={styles.fields}>
        <TextField
          label={t('name')}
          autoComplete="off"
          value={content.name ?? facts.name}
          error={problemText(problems.name)}
          onChange={({ currentTarget: { value } }) => put({ name: orOfMemorial(value, facts.name) })}
        />
        <TextField
          label={t('years')}
          optional
          help={t('yearsHelp')}
          autoComplete="off"
          value={content.years}
          error={problemText(problems.years)}
          onChange={({ currentTarget: { value } }) => put({ years: value })}
        />
        <TextArea
          label={t('when')}
          look="plain"
          rows={2}
          help={t('whenHelp')}
          value={content.when ?? facts.when}
          error={problemText(problems.when)}
          onChange={({ currentTarget: { value } }) => put({ when: orOfMemorial(value, facts.when) })}
        />
        {memorial && memorial.media.length > 0 && (
          <details className={styles.more}>
            <summary>{t('portrait')}</summary>
            <PhotoChoice
              legend={t('portrait')}
              photos={memorial.media}
              chosen={content.portraitUuid ? [content.portraitUuid] : []}
              none={t('own')}
              onChoose={(portraitUuid) => put({ portraitUuid })}
            />
          </details>
        )}
      </div>
    </Card>
  )
}

/** What the memorial says is not stored: it follows the memorial. */
const orOfMemorial = (typed: string, told: string): string | null => (typed === told ? null : typed)

/** A few photos, whole, with their captions. */
export function PhotosCard({ work, memorial, onChange }: Props & { memorial: Memorial }) {
  const t = useTranslations('orderOfService.photos')
  const { photoUuids } = work.content
  const isFull = photoUuids.length >= most.photosMax

  function toggle(uuid: string) {
    onChange((now) => ({
      ...now,
      photoUuids: now.photoUuids.includes(uuid)
        ? now.photoUuids.filter((one) => one !== uuid)
        : [...now.photoUuids, uuid].slice(0, most.photosMax),
    }))
  }

  return (
    <Card title={t('title')}>
      <div className={styles.fields}>
        <p className="quiet">
          {memorial.media.length > 0 ? t('text', { count: most.photosMax }) : t('none')}
        </p>
        {memorial.media.length > 0 && (
          <PhotoChoice
            legend={t('title')}
            photos={memorial.media}
            chosen={photoUuids}
            isFull={isFull}
            onToggle={toggle}
          />
        )}
        {isFull && (
          <p className="small quiet" role="status">
            {t('full', { count: most.photosMax })}
          </p>
        )}
      </div>
    </Card>
  )
}

/** What stands on the last page. */
export function BackCard({ work, onChange }: Props) {
  const t = useTranslations('orderOfService.back')
  const problemText = useProblemText()
  const nameOf = useEventName()
  const { content, facts } = work
  const others = facts.events.filter(({ isOnCover }) => !isOnCover)
  const put = (to: Partial<OrderContent>) => onChange((now) => ({ ...now, ...to }))
  const shown = content.eventUuids ?? others.filter((one) => one.isForEveryone).map(({ uuid }) => uuid)
  return (
    <Card title={t('title')}>
      <div className={styles.fields}>
        <TextArea
          label={t('thanks')}
          optional
          rows={3}
          placeholder={t('thanksHint')}
          value={content.thanks}
          error={problemText(contentProblems(content).thanks)}
          onChange={({ currentTarget: { value } }) => put({ thanks: value })}
        />
        {others.length > 0 && (
          <fieldset className={styles.events}>
            <legend>{t('events')}</legend>
            {others.map((event) => (
              <Checkbox
                key={event.uuid}
                checked={shown.includes(event.uuid)}
                onChange={({ currentTarget: { checked } }) =>
                  put({
                    eventUuids: checked
                      ? [...shown, event.uuid]
                      : shown.filter((uuid) => uuid !== event.uuid),
                  })
                }
              >
                <bdi>{nameOf({ kind: event.kind, title: event.title ?? '' })}</bdi>
                <span className={styles.help}>
                  {[writtenDay(event.date ?? ''), writtenTime(event.begins ?? '')].filter(Boolean).join(', ')}
                  {!event.isForEveryone && ` ${t('chosen')}`}
                </span>
              </Checkbox>
            ))}
          </fieldset>
        )}
        <Checkbox
          checked={content.hasCode}
          onChange={({ currentTarget: { checked } }) => put({ hasCode: checked })}
        >
          {t('code')}
          <span className={styles.help}>{t(facts.paymentCompleted ? 'codeHelp' : 'codeLater')}</span>
        </Checkbox>
      </div>
    </Card>
  )
}
