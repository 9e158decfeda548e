import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiError, call } from '#app/lib/api.ts'
import { memorialLink } from '#app/lib/share-links.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { errors } from '#contract/errors.ts'
import { memorial as limits } from '#contract/limits.ts'
import { type Memorial, updateShareSlug } from '#contract/memorials.ts'
import { isSlug } from '#contract/slug.ts'
import styles from './LinkCard.module.css'

interface Props {
  memorial: Memorial
  onChanged: (memorial: Memorial) => void
  onCancel: () => void
  ledAway: (reason: unknown) => boolean
}

/** Another last part for the link; what is wrong with it stands beside the field. */
export function SlugForm({ memorial, onChanged, onCancel, ledAway }: Props) {
  const t = useTranslations('contactList.slug')
  const [text, setText] = useState(memorial.shareSlug)
  const [error, setError] = useState<string | null>(null)
  const [pending, setPending] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const shareSlug = text.trim().toLowerCase()

  useEffect(() => field.current?.select(), [])

  async function save(event: FormEvent) {
    event.preventDefault()
    if (pending) return
    if (shareSlug === memorial.shareSlug) return onCancel()
    const problem = isSlug(shareSlug) ? await sending() : errors.SLUG_INVALID.message
    if (problem === null) return
    setError(problem)
    field.current?.focus()
  }

  async function sending(): Promise<string | null> {
    setPending(true)
    try {
      const params = { memorialUuid: memorial.uuid }
      onChanged((await call(updateShareSlug, { params, body: { shareSlug } })).memorial)
      return null
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason
      ledAway(reason)
      return reason.message || t('failed')
    } finally {
      setPending(false)
    }
  }

  return (
    <form
      className={styles.slug}
      noValidate
      onSubmit={save}
      onKeyDown={(event) => event.key === 'Escape' && onCancel()}
    >
      <TextField
        ref={field}
        label={t('label')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={limits.slugMax}
        value={text}
        error={error}
        help={t('help')}
        onChange={(event) => {
          setText(event.target.value)
          setError(null)
        }}
      />
      {isSlug(shareSlug) && (
        <p className={styles.preview}>{t('preview', { link: memorialLink(location.origin, shareSlug) })}</p>
      )}
      <div className={styles.tools}>
        <Button look="plain" onPress={onCancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" busy={pending} busyLabel={t('saving')}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
