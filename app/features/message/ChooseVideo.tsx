import { FolderOpen, Video } from 'lucide-react'
import { type ChangeEvent, useState } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { buttonClass } from '#app/ui/Button.tsx'
import { classes } from '#app/ui/classes.ts'
import { FieldError } from '#app/ui/Field.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { LoadingLine } from '#app/ui/Loading.tsx'
import styles from './ChooseVideo.module.css'
import type { ChosenVideo } from './clips.ts'

interface Props {
  /** Takes the file, or returns why it was refused. */
  onFile: (file: File) => Promise<ChosenVideo>
  /** Also offers the phone's camera app, for browsers that cannot record. */
  withCamera?: boolean
  /** There is a video already, which it would replace. */
  isOther?: boolean
}

/** Chooses a video that is stored on the device. */
export function ChooseVideo({ onFile, withCamera = false, isOther = false }: Props) {
  const t = useTranslations('message.file')
  const [reading, setReading] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  async function take(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? []
    // otherwise choosing the same file again would have no effect
    event.target.value = ''
    if (!file) return
    setRefusal(null)
    setReading(true)
    const answer = await onFile(file)
    setReading(false)
    if ('refusal' in answer) {
      setRefusal(answer.refusal === 'notAVideo' ? t('notAVideo') : answer.refusal.message)
    }
  }

  const look = classes(buttonClass(withCamera ? 'line' : 'link'), styles.choice, withCamera && styles.button)

  return (
    <div className="stack centred s1">
      {withCamera && (
        <label className={look}>
          <input type="file" className="visually-hidden" accept="video/*" capture="user" onChange={take} />
          <Icon of={Video} />
          {t('capture')}
        </label>
      )}
      <label className={look}>
        <input type="file" className="visually-hidden" accept="video/*" onChange={take} />
        {withCamera && <Icon of={FolderOpen} />}
        {t(isOther ? 'chooseOther' : 'choose')}
      </label>
      <p className="small quiet">{t('hint')}</p>
      {reading && <LoadingLine>{t('reading')}</LoadingLine>}
      {refusal && <FieldError>{refusal}</FieldError>}
    </div>
  )
}
