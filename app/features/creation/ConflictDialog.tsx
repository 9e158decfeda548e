import { useDraft } from '#app/draft/hooks.ts'
import { conflictsWith, contentFromMemorial } from '#app/draft/memorial.ts'
import type { ContentPart } from '#app/draft/rules.ts'
import { storyTexts, validContacts } from '#app/draft/rules.ts'
import type { Content } from '#app/draft/schema.ts'
import { formatMemorialDate } from '#app/lib/dates.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import type { Memorial } from '#contract/memorials.ts'
import styles from './ConflictDialog.module.css'

interface Props {
  memorial: Memorial
  onKeepMine: () => unknown
  onTakeTheirs: () => unknown
  onLater: () => void
}

/** The same was changed here and somewhere else: both are shown, and the host decides. */
export function ConflictDialog({ memorial, onKeepMine, onTakeTheirs, onLater }: Props) {
  const t = useTranslations('creation.conflict')
  const draft = useDraft((current) => current)
  const theirs = contentFromMemorial(memorial)
  return (
    <Dialog
      open
      onClose={onLater}
      title={t('title')}
      role="alertdialog"
      width="wide"
      actions={
        <>
          <Button look="plain" onPress={onLater}>
            {t('later')}
          </Button>
          <Button onPress={onTakeTheirs}>{t('takeTheirs')}</Button>
          <Button look="primary" onPress={onKeepMine}>
            {t('keepMine')}
          </Button>
        </>
      }
    >
      <p>{t('body')}</p>
      {conflictsWith(draft, memorial).map((part) => (
        <section key={part} className={styles.part}>
          <h3>{t(`parts.${part}`)}</h3>
          <dl>
            <dt>{t('mine')}</dt>
            <dd>
              <PartWords content={draft} part={part} />
            </dd>
            <dt>{t('theirs')}</dt>
            <dd>
              <PartWords content={theirs} part={part} />
            </dd>
          </dl>
        </section>
      ))}
    </Dialog>
  )
}

function PartWords({ content, part }: { content: Content; part: ContentPart }) {
  const t = useTranslations('creation.conflict')
  const video = content.hostVideo || content.serverVideo ? t('video') : ''
  const captions = content.photos.map((photo) => photo.caption.trim()).filter(Boolean)
  const words: Record<ContentPart, string[]> = {
    name: [content.personName],
    date: [formatMemorialDate(content.memorialDate)],
    address: [content.address],
    details: [content.details],
    profilePhoto: [content.profilePhoto ? t('photo') : ''],
    photos: [t('photos', { count: content.photos.length }), captions.join(' · ')],
    stories: [t('stories', { count: storyTexts(content).length }), storyTexts(content).join(' · ')],
    message: [content.personalMessage, video],
    contacts: [
      t('contacts', { count: validContacts(content).length }),
      validContacts(content)
        .map((contact) => contact.text.trim())
        .join(', '),
    ],
  }
  const lines = words[part].filter((line) => line.trim() !== '')
  return lines.length > 0 ? lines.map((line) => <p key={line}>{line}</p>) : <p>{t('empty')}</p>
}
