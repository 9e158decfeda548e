import { useTranslations } from '#app/messages/index.tsx'

/** Says that a text is too long; null where it is not. */
export function useProblemText() {
  const t = useTranslations('orderOfService')
  return (limit: number | undefined): string | null => (limit === undefined ? null : t('tooLong', { limit }))
}
