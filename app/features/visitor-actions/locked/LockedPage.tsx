import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { ClosedPage } from '#app/ui/ClosedPage.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { passcode } from '#contract/limits.ts'

/** Possible results of a passcode attempt, as the page's address says them (`?word=`). */
export const passcodeOutcomes = ['wrong', 'later', 'tomorrow'] as const

interface Props {
  /** From the address: the memorial's name is not revealed before the passcode is right. */
  slug: string
  /** Result of the last attempt. */
  tried: (typeof passcodeOutcomes)[number] | null
}

/** A plain form that asks for the passcode; works without script. */
export function LockedPage({ slug, tried }: Props) {
  const t = useTranslations('visitLocked')
  return (
    <ClosedPage title={t('title')}>
      <p>{t('text')}</p>
      <form className="stack" method="post" action={`/view/${encodeURIComponent(slug)}/open`} noValidate>
        <TextField
          id="word"
          name="word"
          label={t('label')}
          help={t('help')}
          error={tried && t(tried)}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          required
          maxLength={passcode.max}
        />
        <Button type="submit" look="primary" wide>
          {t('open')}
        </Button>
      </form>
      <p className="quiet">{t('ask')}</p>
    </ClosedPage>
  )
}
