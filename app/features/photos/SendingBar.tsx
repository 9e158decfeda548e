import { useStore } from 'zustand'
import { useTranslations } from '#app/messages/index.tsx'
import { PhotoStatus } from '#app/parts/photo-picker/PhotoStates.tsx'
import { progress } from '#app/saving/progress.ts'

/** Upload progress of a photo; renders nothing if it is not being uploaded. */
export function SendingBar({ id, name }: { id: string; name: string }) {
  const t = useTranslations('photos')
  const part = useStore(progress.state, ({ files }) => {
    const file = files.find((one) => one.id === id)
    return file?.state === 'sending' ? Math.min(1, file.sent / Math.max(1, file.size)) : null
  })
  if (part === null) return null
  return (
    <PhotoStatus>
      <span>{t('sending')}</span>
      <progress max={1} value={part} aria-label={name} />
    </PhotoStatus>
  )
}
