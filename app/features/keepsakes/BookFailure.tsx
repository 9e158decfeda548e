import { networkFailureMessage } from '#app/lib/network-failure.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Notice } from '#app/ui/Notice.tsx'

interface Props {
  /** null if the server could not be reached. */
  reason: string | null
  onAgain: () => unknown
}

/** Says why there is no book, beside the button that generates one. */
export function BookFailure({ reason, onAgain }: Props) {
  const t = useTranslations('keepsakes')
  return (
    <Notice
      kind="error"
      title={reason ?? networkFailureMessage()}
      action={<Button onPress={onAgain}>{t('tryAgain')}</Button>}
    />
  )
}
