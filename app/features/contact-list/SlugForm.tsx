import { type FormEvent, useEffect } from 'react'
import { call } from '#app/lib/api.ts'
import { errorMessage } from '#app/lib/error-message.ts'
import { memorialLink } from '#app/lib/share-links.ts'
import { useSingleFieldForm } from '#app/lib/use-single-field-form.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { memorial as limits } from '#contract/limits.ts'
import { type Memorial, updateShareSlug } from '#contract/memorials.ts'
import { isSlug } from '#contract/slug.ts'
import styles from './LinkCard.module.css'

interface Props {
  memorial: Memorial
  onChanged: (memorial: Memorial) => void
  onCancel: () => void
  /** Whether the field has a different link. */
  onTyped: (isTyped: boolean) => void
}

/** Changes the last part of the link; errors are shown at the field. */
export function SlugForm({ memorial, onChanged, onCancel, onTyped }: Props) {
  const t = useTranslations('contactList.slug')
  const { text, pending, submit, field } = useSingleFieldForm({
    start: memorial.shareSlug,
    check: (typed) => (isSlug(typed.toLowerCase()) ? null : errorMessage('SLUG_INVALID')),
    send,
    onTyped,
  })
  const { ref } = field
  const shareSlug = text.toLowerCase()

  useEffect(() => ref.current?.select(), [ref])

  async function send() {
    const params = { memorialUuid: memorial.uuid }
    onChanged((await call(updateShareSlug, { params, body: { shareSlug } })).memorial)
  }

  function save(event: FormEvent) {
    if (shareSlug !== memorial.shareSlug) return submit(event)
    event.preventDefault()
    onCancel()
  }

  return (
    <form
      className={`stack s3 top5 ruled ${styles.slug}`}
      noValidate
      onSubmit={save}
      onKeyDown={(event) => event.key === 'Escape' && onCancel()}
    >
      <TextField
        {...field}
        label={t('label')}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={limits.slugMax}
        help={t('help')}
      />
      {isSlug(shareSlug) && (
        <p className="small quiet anywhere">
          {t('preview', { link: memorialLink(location.origin, shareSlug) })}
        </p>
      )}
      <div className="wrap ends s3 tight">
        <Button look="plain" onPress={onCancel} word="cancel" />
        <Button type="submit" busy={pending} busyWord="saving">
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
