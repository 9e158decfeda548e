import { useFileUrl } from '#app/draft/file-urls.ts'
import { useDraft } from '#app/draft/hooks.ts'
import { validContacts, writtenStories } from '#app/draft/rules.ts'
import { findPathBeforeSave, isSaveEarly } from '#app/draft/steps.ts'
import { formatList } from '#app/lib/list-and-percent-format.ts'
import { serverPhoto } from '#app/lib/photos/server-photo.ts'
import { useTranslations } from '#app/messages/index.tsx'
import type { SavingFile } from '#app/saving/progress.ts'
import { useSaveStatus } from '#app/saving/save-status.ts'
import { HalfSunRule } from '#app/ui/HalfSunRule.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Print } from '#app/ui/Print.tsx'
import { SavedLine } from '#app/ui/StepFoot.tsx'
import { Word } from '#app/ui/Word.tsx'
import { FailedFiles } from './FailedFiles.tsx'
import styles from './Save.module.css'
import { SaveStep } from './SaveStep.tsx'
import { useNext } from './use-next.ts'

/** Twice the displayed size, for dense screens. */
const PORTRAIT_PIXELS = 352

interface Props {
  name: string
  files: readonly SavingFile[]
  onRetryFile: (fileId: string) => unknown
}

/** Everything that could be saved is saved; files that failed are listed below with a retry. */
export function SuccessView({ name, files, onRetryFile }: Props) {
  const t = useTranslations('save')
  const parts = useSavedParts(files)
  const left = useDraft((draft) => (isSaveEarly(draft) ? findPathBeforeSave(draft) : null))
  const next = useNext()
  const isSaved = useSaveStatus() === 'saved'
  const failed = files.some(({ state }) => state === 'failed')
  return (
    <SaveStep
      title={t('success.title', { name })}
      intro={parts ? t('success.kept', { parts }) : t('success.keptAll')}
      status={
        isSaved ? (
          <SavedLine>
            <Word of="allSaved" />
          </SavedLine>
        ) : null
      }
      longPrimary
      primary={
        <LinkButton look="primary" to={next.path}>
          {t(next.words)}
        </LinkButton>
      }
    >
      <div className="stack centred">
        <Portrait name={name} />
        <HalfSunRule />
        {left && (
          <LinkButton look="line" to={left}>
            {t('success.goOn')}
          </LinkButton>
        )}
      </div>
      {failed && <p className="top5">{t('partlySaved')}</p>}
      <FailedFiles files={files} onRetry={onRetryFile} />
    </SaveStep>
  )
}

function Portrait({ name }: { name: string }) {
  const t = useTranslations('save.success')
  const photo = useDraft((draft) => draft.profilePhoto)
  const local = useFileUrl(photo?.id ?? null, 'thumbnail')
  const src = local ?? (photo?.serverMedia && serverPhoto(photo.serverMedia, PORTRAIT_PIXELS))
  if (!src) return null
  return (
    <div className={styles.portrait}>
      <Print shape="portrait" picture={<img src={src} alt={t('portrait', { name })} />} />
    </div>
  )
}

/** Returns for instance '24 photos, 2 stories, your message and 6 contacts'; '' when only the name was saved. */
function useSavedParts(files: readonly SavingFile[]): string {
  const t = useTranslations('save.success')
  const draft = useDraft((current) => current)
  const saved = draft.baseline ?? draft
  const photos = draft.photos.filter((photo) => photo.serverMedia !== null).length
  const films = files.filter(({ kind, state }) => kind === 'film' && state === 'saved').length
  const stories = writtenStories(saved).length
  const contacts = validContacts(saved).length
  const words = [
    photos > 0 && t('photos', { count: photos }),
    films > 0 && t('films', { count: films }),
    stories > 0 && t('stories', { count: stories }),
    (saved.hostMessage.trim() !== '' || saved.serverVideo !== null) && t('message'),
    contacts > 0 && t('contacts', { count: contacts }),
  ].filter((part) => part !== false)
  const list = formatList(words)
  return list.charAt(0).toUpperCase() + list.slice(1)
}
